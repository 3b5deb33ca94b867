/**
 * The expected status of each call for each role; authorization-matrix.test.ts sends every line. A line has method and
 * path, the kind of thing whose id is in the path (matrix-world.ts creates it; blank without an id), and a status for each
 * role, separated by two or more spaces. `owner` owns the thing, `assigned caretaker` has its booking, `customer` and
 * `caretaker` mean both of their kind, and `everyone` all six roles. A call with an id is sent for the owner's thing, a
 * stranger's thing and a missing id. One number covers all three: 401 and 403 are the same each time; `owner` and `assigned
 * caretaker` get it for the owner's thing and 404 otherwise; other roles get 404 for the missing id only. Three numbers, as
 * in `409/200/404`, are the three answers. Body or query are in authorization-inputs.ts under the same method and path;
 * words after a comma (`…/status, cancel`) distinguish two inputs of one call; a remark follows `#`.
 */
export const authorizationMatrix = `
# Without an account
POST /call-wish               everyone 201
GET /catalogue                everyone 200
POST /contact                 everyone 201
GET /day                      everyone 404
GET /settings                 everyone 200
POST /setup                   everyone 404  # there is an admin
POST /setup/backup            everyone 400  # a piece names its place in headers
POST /setup/check             everyone 404
POST /setup/restore           everyone 404
GET /docs                     everyone 200
GET /docs/{file}              everyone 200
GET /feeds/{token}            everyone 404
GET /health                   everyone 200
GET /metrics                  everyone 404  # only for operators on the machine itself
POST /newsletter              everyone 201
POST /newsletter/confirm      everyone 400
POST /newsletter/unsubscribe  everyone 400
GET /openapi.json             everyone 200
GET /pay                      everyone 404
POST /pay/claim               everyone 404
POST /privacy-requests        everyone 201
GET /take                     everyone 404
POST /take/answer             everyone 404
GET /promises/kept            everyone 200

# Sign-in
POST /auth/forgot-password    everyone 200
POST /auth/google             everyone 503  # Google sign-in is not configured
GET /auth/google-client       everyone 200
POST /auth/login              everyone 401
POST /auth/logout             customer 204 · caretaker 204 · admin 204 · visitor 401
POST /auth/logout-everywhere  customer 204 · caretaker 204 · admin 204 · visitor 401
GET /auth/me                  customer 200 · caretaker 200 · admin 200 · visitor 401
POST /auth/reset-password     everyone 400
POST /auth/second-factor      everyone 401
POST /auth/send-otp           everyone 200
POST /auth/signup             everyone 403
POST /auth/verify-otp         everyone 400

# Own account
GET /calendar-feed                                 customer 200 · caretaker 200 · admin 403 · visitor 401
POST /calendar-feed                                customer 201 · caretaker 201 · admin 403 · visitor 401
DELETE /calendar-feed                              customer 204 · caretaker 204 · admin 403 · visitor 401
PUT /user/change-password                          customer 400 · caretaker 400 · admin 400 · visitor 401  # the current password is wrong
GET /user/closing                                  customer 200 · caretaker 403 · admin 403 · visitor 401
GET /user/consents                                 customer 200 · caretaker 403 · admin 403 · visitor 401
PUT /user/consents/{purpose}                       customer 200 · caretaker 403 · admin 403 · visitor 401
GET /user/data                                     customer 200 · caretaker 200 · admin 403 · visitor 401
GET /user/factors                                  caretaker 200 · admin 200 · customer 403 · visitor 401
POST /user/factors/ask                             customer 200 · caretaker 200 · admin 200 · visitor 401
PUT /user/factors/{id}              second factor  assigned caretaker 200 · other caretaker 404/200/404 · customer 403 · admin 404 · visitor 401
DELETE /user/factors/{id}           second factor  assigned caretaker 204 · other caretaker 404/204/404 · customer 403 · admin 404 · visitor 401
POST /user/factors/passkey                         caretaker 201 · admin 201 · customer 403 · visitor 401
POST /user/factors/passkey/confirm                 caretaker 400 · admin 400 · customer 403 · visitor 401
POST /user/factors/prove                           customer 400 · caretaker 400 · admin 400 · visitor 401
POST /user/factors/totp                            caretaker 201 · admin 201 · customer 403 · visitor 401
POST /user/factors/totp/confirm                    caretaker 400 · admin 400 · customer 403 · visitor 401
GET /user/nominee                                  customer 200 · caretaker 403 · admin 403 · visitor 401
PUT /user/nominee                                  customer 200 · caretaker 403 · admin 403 · visitor 401
DELETE /user/nominee                               customer 204 · caretaker 403 · admin 403 · visitor 401
GET /user/privacy-requests                         customer 200 · caretaker 403 · admin 403 · visitor 401
POST /user/privacy-requests                        customer 201 · caretaker 403 · admin 403 · visitor 401
GET /user/profile                                  customer 200 · caretaker 200 · admin 200 · visitor 401
PUT /user/profile                                  customer 200 · caretaker 200 · admin 200 · visitor 401
POST /user/recovery-codes                          customer 403 · caretaker 404 · admin 404 · visitor 401  # no second factor is set up
GET /user/sessions                                 customer 200 · caretaker 200 · admin 200 · visitor 401
DELETE /user/sessions/{id}          session        owner 204 · other customer 404 · caretaker 404 · admin 404 · visitor 401

# Customers: enquiries and files
GET /analytics                                        customer 200 · caretaker 403 · admin 403 · visitor 401
POST /analytics/track                                 customer 204 · caretaker 403 · admin 403 · visitor 401
GET /callback                                         customer 200 · caretaker 403 · admin 403 · visitor 401
POST /callback                                        customer 201 · caretaker 403 · admin 403 · visitor 401
GET /document                                         customer 200 · caretaker 403 · admin 403 · visitor 401
DELETE /document/{id}    unused file                  owner 204 · other customer 404 · caretaker 403 · admin 403 · visitor 401
DELETE /document/{id}    file of a booking            owner 409 · other customer 404 · caretaker 403 · admin 403 · visitor 401
DELETE /document/{id}    file of a completed booking  owner 204 · other customer 404 · caretaker 403 · admin 403 · visitor 401
POST /document/upload                                 customer 201 · caretaker 403 · admin 403 · visitor 401
GET /files/{id}          file of a booking            owner 200 · assigned caretaker 200 · admin 200 · other customer 404 · other caretaker 404 · visitor 401
GET /files/{id}          file of a completed booking  owner 200 · admin 200 · other customer 404 · caretaker 404 · visitor 401
GET /files/{id}          Aadhaar card of a booking    owner 200 · admin 200 · other customer 404 · caretaker 404 · visitor 401
GET /files/{id}          unused file                  owner 200 · admin 200 · other customer 404 · caretaker 404 · visitor 401
POST /files/{id}/link    file of a booking            owner 200 · assigned caretaker 200 · admin 200 · other customer 404 · other caretaker 404 · visitor 401
POST /files/{id}/link    file of a completed booking  owner 200 · admin 200 · other customer 404 · caretaker 404 · visitor 401
POST /files/{id}/link    Aadhaar card of a booking    owner 200 · admin 200 · other customer 404 · caretaker 404 · visitor 401
POST /files/{id}/link    unused file                  owner 200 · admin 200 · other customer 404 · caretaker 404 · visitor 401
POST /service-selection                               customer 201 · caretaker 403 · admin 403 · visitor 401

# Customers: bookings, visits and money
GET /booking                                                        customer 200 · caretaker 403 · admin 403 · visitor 401
POST /booking                                                       customer 201 · caretaker 403 · admin 403 · visitor 401
GET /booking/{id}                           pending booking         owner 200 · other customer 404 · caretaker 403 · admin 403 · visitor 401
PUT /booking/{id}                           pending booking         owner 200 · other customer 404 · caretaker 403 · admin 403 · visitor 401
PUT /booking/{id}                           completed booking       owner 409 · other customer 404 · caretaker 403 · admin 403 · visitor 401
POST /booking/{id}/cancel                   pending booking         owner 200 · other customer 404 · caretaker 403 · admin 403 · visitor 401
POST /booking/{id}/cancel                   completed booking       owner 409 · other customer 404 · caretaker 403 · admin 403 · visitor 401
GET /booking/{id}/caregiver                 scheduled booking       owner 200 · other customer 404 · caretaker 403 · admin 403 · visitor 401
POST /booking/{id}/caregiver/welcome        scheduled booking       owner 200 · other customer 404 · caretaker 403 · admin 403 · visitor 401
POST /booking/{id}/change-request           change request          owner 200 · other customer 404 · caretaker 403 · admin 403 · visitor 401
POST /booking/{id}/change-request/withdraw  change request          owner 200 · other customer 404 · caretaker 403 · admin 403 · visitor 401
GET /booking/{id}/day-links                 pending booking         owner 200 · other customer 404 · caretaker 403 · admin 403 · visitor 401
POST /booking/{id}/day-links                pending booking         owner 201 · other customer 404 · caretaker 403 · admin 403 · visitor 401
GET /booking/{id}/documents/{documentId}    pending booking         customer 404 · caretaker 403 · admin 403 · visitor 401  # a document of another booking
GET /booking/{id}/money                     pending booking         owner 200 · other customer 404 · caretaker 403 · admin 403 · visitor 401
POST /booking/{id}/review                   completed booking       owner 200 · other customer 404 · caretaker 403 · admin 403 · visitor 401
POST /booking/{id}/review                   pending booking         owner 409 · other customer 404 · caretaker 403 · admin 403 · visitor 401
GET /booking/{id}/visits                    scheduled booking       owner 200 · other customer 404 · caretaker 403 · admin 403 · visitor 401
GET /booking/{id}/visits/past               scheduled booking       owner 200 · other customer 404 · caretaker 403 · admin 403 · visitor 401
DELETE /day-links/{id}                      day link                owner 204 · admin 204 · other customer 404 · caretaker 403 · visitor 401
POST /payments/{id}/claim                   payment                 owner 200 · other customer 404 · caretaker 403 · admin 403 · visitor 401
GET /visits/{id}/codes                      planned visit           owner 200 · other customer 404 · caretaker 403 · admin 403 · visitor 401
POST /visits/{id}/confirm-here              started visit           owner 200 · other customer 404 · caretaker 403 · admin 403 · visitor 401
POST /visits/{id}/move                      planned visit           owner 400 · other customer 404 · caretaker 403 · admin 403 · visitor 401  # not an offered time
POST /visits/{id}/not-here                  visit now               owner 200 · other customer 404 · caretaker 403 · admin 403 · visitor 401
GET /visits/{id}/options                    planned visit           owner 200 · other customer 404 · caretaker 403 · admin 403 · visitor 401
POST /visits/{id}/remark                    visit with a complaint  owner 200 · other customer 404 · caretaker 403 · admin 403 · visitor 401
POST /visits/{id}/skip                      planned visit           owner 200 · other customer 404 · caretaker 403 · admin 403 · visitor 401
POST /visits/{id}/skip                      visit now               owner 409 · other customer 404 · caretaker 403 · admin 403 · visitor 401  # too late to skip

# Caretaker app
GET /caretaker/bookings                                               caretaker 200 · customer 403 · admin 403 · visitor 401
GET /caretaker/bookings/{id}                      pending booking     assigned caretaker 200 · customer 403 · other caretaker 404 · admin 403 · visitor 401
GET /caretaker/bookings/{id}                      completed booking   assigned caretaker 200 · customer 403 · other caretaker 404 · admin 403 · visitor 401
POST /caretaker/bookings/{id}/notes               pending booking     assigned caretaker 201 · customer 403 · other caretaker 404 · admin 403 · visitor 401
POST /caretaker/bookings/{id}/notes               completed booking   assigned caretaker 409 · customer 403 · other caretaker 404 · admin 403 · visitor 401
PUT /caretaker/bookings/{id}/status               pending booking     assigned caretaker 200 · customer 403 · other caretaker 404 · admin 403 · visitor 401
PUT /caretaker/bookings/{id}/status, skip a step  pending booking     assigned caretaker 409 · customer 403 · other caretaker 404 · admin 403 · visitor 401
POST /caretaker/bookings/{id}/undo                pending booking     assigned caretaker 409 · customer 403 · other caretaker 404 · admin 403 · visitor 401  # nothing to undo
GET /caretaker/bookings/stats                                         caretaker 200 · customer 403 · admin 403 · visitor 401
POST /caretaker/exports                                               caretaker 204 · customer 403 · admin 403 · visitor 401
GET /caretaker/push                                                   caretaker 200 · customer 403 · admin 403 · visitor 401
PUT /caretaker/push                                                   caretaker 409 · customer 403 · admin 403 · visitor 401  # the office allows none
DELETE /caretaker/push                                                caretaker 204 · customer 403 · admin 403 · visitor 401
GET /caretaker/schedule-changes                                       caretaker 200 · customer 403 · admin 403 · visitor 401
POST /caretaker/schedule-changes/confirm                              caretaker 200 · customer 403 · admin 403 · visitor 401
GET /caretaker/payroll                                                caretaker 200 · customer 403 · admin 403 · visitor 401
GET /caretaker/payroll/slip                                           caretaker 200 · customer 403 · admin 403 · visitor 401
GET /caretaker/time-off                                               caretaker 200 · customer 403 · admin 403 · visitor 401
POST /caretaker/time-off                                              caretaker 400 · customer 403 · admin 403 · visitor 401  # the end is before the start
POST /caretaker/time-off/{id}/withdraw            time off            assigned caretaker 200 · other caretaker 404/200/404 · customer 403 · admin 403 · visitor 401  # the stranger's is the other caretaker's
GET /caretaker/visits                                                 caretaker 200 · customer 403 · admin 403 · visitor 401
POST /caretaker/visits/{id}/end                   started visit       assigned caretaker 200 · customer 403 · other caretaker 404 · admin 403 · visitor 401
POST /caretaker/visits/{id}/prove                 started visit       assigned caretaker 409 · customer 403 · other caretaker 404 · admin 403 · visitor 401  # the visit has not ended
POST /caretaker/visits/{id}/start                 visit now           assigned caretaker 409 · customer 403 · other caretaker 404 · admin 403 · visitor 401  # the booking is not confirmed
POST /caretaker/visits/{id}/start                 substitute's visit  other caretaker 200/404/404 · customer 403 · assigned caretaker 404 · admin 403 · visitor 401  # the other caretaker has this visit only
POST /caretaker/visits/{id}/trouble               visit now           assigned caretaker 201 · customer 403 · other caretaker 404 · admin 403 · visitor 401
POST /caretaker/visits/{id}/trouble               substitute's visit  other caretaker 201/404/404 · customer 403 · assigned caretaker 404 · admin 403 · visitor 401  # the other caretaker has this visit only

# Office: bookings
GET /admin/bookings                                         admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/bookings                                        admin 201 · customer 403 · caretaker 403 · visitor 401
GET /admin/bookings/{id}                 pending booking    admin 200 · customer 403 · caretaker 403 · visitor 401
PUT /admin/bookings/{id}                 pending booking    admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/bookings/{id}/adjustments    pending booking    admin 201 · customer 403 · caretaker 403 · visitor 401
POST /admin/bookings/{id}/bills          pending booking    admin 409 · customer 403 · caretaker 403 · visitor 401
PUT /admin/bookings/{id}/change-request  change request     admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/bookings/{id}/communications  pending booking    admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/bookings/{id}/course          pending booking    admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/bookings/{id}/day-links       pending booking    admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/bookings/{id}/go-on          pending booking    admin 409 · customer 403 · caretaker 403 · visitor 401
GET /admin/bookings/{id}/hand-off        pending booking    admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/bookings/{id}/handover       pending booking    admin 200/409/404 · customer 403 · caretaker 403 · visitor 401  # only the owner's has a caretaker
GET /admin/bookings/{id}/history         pending booking    admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/bookings/{id}/money           pending booking    admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/bookings/{id}/payments       pending booking    admin 201 · customer 403 · caretaker 403 · visitor 401
PUT /admin/bookings/{id}/preferences     pending booking    admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/bookings/{id}/roster          scheduled booking  admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/bookings/{id}/roster         pending booking    admin 201 · customer 403 · caretaker 403 · visitor 401
PUT /admin/bookings/{id}/roster          scheduled booking  admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/bookings/{id}/roster/pause   scheduled booking  admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/bookings/{id}/roster/resume  scheduled booking  admin 200 · customer 403 · caretaker 403 · visitor 401
PUT /admin/bookings/{id}/roster/rules    scheduled booking  admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/bookings/{id}/settle         pending booking    admin 409 · customer 403 · caretaker 403 · visitor 401
PUT /admin/bookings/{id}/status, assign  pending booking    admin 409/200/404 · customer 403 · caretaker 403 · visitor 401  # only the owner's has a caretaker
PUT /admin/bookings/{id}/status, cancel  pending booking    admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/bookings/{id}/step-back      pending booking    admin 409 · customer 403 · caretaker 403 · visitor 401  # a pending booking has no step before
GET /admin/bookings/{id}/suggestions     pending booking    admin 200 · customer 403 · caretaker 403 · visitor 401
PUT /admin/bookings/{id}/terms           pending booking    admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/bookings/{id}/undo           pending booking    admin 409 · customer 403 · caretaker 403 · visitor 401  # nothing to undo
GET /admin/bookings/stats                                   admin 200 · customer 403 · caretaker 403 · visitor 401

# Office: schedule and visits
GET /admin/roster-week                                         admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/time-off                                            admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/time-off/substitutes                                admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/unassigned-visits                                   admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/time-off                                           admin 400 · customer 403 · caretaker 403 · visitor 401
POST /admin/time-off/{id}/undo         time off                admin 409 · customer 403 · caretaker 403 · visitor 401  # an admin did not enter it
PUT /admin/time-off/{id}               time off                admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/today                                               admin 200 · customer 403 · caretaker 403 · visitor 401
PUT /admin/troubles/{id}               incident                admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/visit-figures                                       admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/visits                                              admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/visits/{id}                 planned visit           admin 200 · customer 403 · caretaker 403 · visitor 401
PUT /admin/visits/{id}                 planned visit           admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/complaints                                         customer 403 · caretaker 403 · admin 404 · visitor 401
POST /admin/visits/{id}/bring-back     planned visit           admin 409 · customer 403 · caretaker 403 · visitor 401
POST /admin/visits/{id}/confirm        planned visit           admin 409 · customer 403 · caretaker 403 · visitor 401  # the visit has not ended
POST /admin/visits/{id}/end            planned visit           admin 409 · customer 403 · caretaker 403 · visitor 401  # the visit has not begun
POST /admin/visits/{id}/missed         planned visit           admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/visits/{id}/replace        planned visit           admin 201 · customer 403 · caretaker 403 · visitor 401
POST /admin/visits/{id}/settle-remark  visit with a complaint  admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/visits/{id}/skip           planned visit           admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/visits/{id}/start          planned visit           admin 409 · customer 403 · caretaker 403 · visitor 401  # the booking is not confirmed
GET /admin/visits/{id}/suggestions     planned visit           admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/visits/{id}/offers          planned visit           admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/visits/{id}/offers/withdraw  planned visit         admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/offers                                             admin 404 · customer 403 · caretaker 403 · visitor 401  # the visit does not exist
POST /admin/visits/{id}/undo-start     planned visit           admin 409 · customer 403 · caretaker 403 · visitor 401  # the visit has not begun
POST /admin/visits/{id}/waive          planned visit           admin 409 · customer 403 · caretaker 403 · visitor 401

# Office: families, caretakers and accounts
GET /admin/caretakers                                                admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/caretakers                                               admin 201 · customer 403 · caretaker 403 · visitor 401
GET /admin/caretakers/{id}                      busy caretaker       admin 200 · customer 403 · caretaker 403 · visitor 401
PUT /admin/caretakers/{id}                      busy caretaker       admin 200 · customer 403 · caretaker 403 · visitor 401
PUT /admin/caretakers/{id}, deactivate          busy caretaker       admin 409 · customer 403 · caretaker 403 · visitor 401  # both have an open booking
POST /admin/caretakers/{id}/password            busy caretaker       admin 204 · customer 403 · caretaker 403 · visitor 401
PUT /admin/caretakers/{id}/photo                busy caretaker       admin 200 · customer 403 · caretaker 403 · visitor 401
PUT /admin/caretakers/{id}/profile              busy caretaker       admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/caretakers/{id}/schedule-changes     busy caretaker       admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/caretakers/{id}/schedule-changes/told  busy caretaker    admin 409 · customer 403 · caretaker 403 · visitor 401  # nothing to tell
GET /admin/families/{id}                        account              admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/families/{id}/blocks                account              admin 201 · customer 403 · caretaker 403 · visitor 401
DELETE /admin/families/{id}/blocks/{caretaker}  family with a block  admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/families/{id}/consents               account              admin 200 · customer 403 · caretaker 403 · visitor 401
PUT /admin/families/{id}/consents               account              admin 200 · customer 403 · caretaker 403 · visitor 401
PUT /admin/families/{id}/email                  account              admin 409 · customer 403 · caretaker 403 · visitor 401
POST /admin/families/{id}/notes                 account              admin 201 · customer 403 · caretaker 403 · visitor 401
DELETE /admin/sessions/{id}                     session              admin 204 · customer 403 · caretaker 403 · visitor 401
GET /admin/users                                                     admin 200 · customer 403 · caretaker 403 · visitor 401
PUT /admin/users/{id}/role                      account              admin 200 · customer 403 · caretaker 403 · visitor 401
PUT /admin/users/{id}/role                      busy caretaker       admin 409 · customer 403 · caretaker 403 · visitor 401
GET /admin/users/{id}/sessions                  account              admin 200 · customer 403 · caretaker 403 · visitor 401

# Office: enquiries, calls and messages
GET /admin/call-sheet                                   admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/call-sheet/find                             admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/callbacks                                    admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/callbacks/{id}             callback          admin 200 · customer 403 · caretaker 403 · visitor 401
PUT /admin/callbacks/{id}             callback          admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/callbacks/{id}/undo       callback          admin 409 · customer 403 · caretaker 403 · visitor 401
POST /admin/calls                                       customer 403 · caretaker 403 · admin 404 · visitor 401
POST /admin/communications                              customer 403 · caretaker 403 · admin 404 · visitor 401
PUT /admin/communications/{id}        WhatsApp message  admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/inbox                                        admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/inbox/open                                  customer 403 · caretaker 403 · admin 404 · visitor 401
GET /admin/messages                                     admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/messages/{id}              contact message   admin 200 · customer 403 · caretaker 403 · visitor 401
PUT /admin/messages/{id}              contact message   admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/messages/{id}/undo        contact message   admin 409 · customer 403 · caretaker 403 · visitor 401
GET /admin/promises                                     admin 200 · customer 403 · caretaker 403 · visitor 401
PUT /admin/promises                                     admin 200 · customer 403 · caretaker 403 · visitor 401
PUT /admin/promises/{id}              broken promise    admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/waiting                                      admin 200 · customer 403 · caretaker 403 · visitor 401

# Office: files and money
GET /admin/documents                               admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/documents/{id}         unused file      admin 200 · customer 403 · caretaker 403 · visitor 401
PUT /admin/documents/{id}/status  unused file      admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/documents-issued/{id}  issued document  admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/money                                   admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/payments                                admin 200 · customer 403 · caretaker 403 · visitor 401
PUT /admin/payments/{id}          payment          admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/payroll                                     admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/payroll/{id}           busy caretaker   admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/payroll/{id}/close    busy caretaker   admin 409 · customer 403 · caretaker 403 · visitor 401  # the month contains nothing
POST /admin/payroll/{id}/entries  busy caretaker   admin 201 · customer 403 · caretaker 403 · visitor 401
POST /admin/payroll/{id}/pay      busy caretaker   admin 409 · customer 403 · caretaker 403 · visitor 401  # the month is open
PUT /admin/payroll/{id}/rates     busy caretaker   admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/payroll/{id}/slip      busy caretaker   admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/payroll/{id}/slip     busy caretaker   admin 200 · customer 403 · caretaker 403 · visitor 401

# Office: overview, reports and logs
GET /admin/access-log           admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/backups              admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/emergency-sheet      admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/exports             admin 204 · customer 403 · caretaker 403 · visitor 401
GET /admin/find                 admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/hall                 admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/notices              admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/reports/calls        admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/reports/first-calls  admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/reports/promises     admin 200 · customer 403 · caretaker 403 · visitor 401
GET /audit/export               admin 200 · customer 403 · caretaker 403 · visitor 401
GET /audit/logs                 admin 200 · customer 403 · caretaker 403 · visitor 401
GET /audit/stats                admin 200 · customer 403 · caretaker 403 · visitor 401

# Office: settings; each change needs a fresh proof
GET /admin/settings                     admin 200 · customer 403 · caretaker 403 · visitor 401
PUT /admin/settings/organisation        admin 200 · customer 403 · caretaker 403 · visitor 401
PUT /admin/settings/services            admin 200 · customer 403 · caretaker 403 · visitor 401
PUT /admin/settings/promises            admin 200 · customer 403 · caretaker 403 · visitor 401
PUT /admin/settings/privacy             admin 200 · customer 403 · caretaker 403 · visitor 401
PUT /admin/settings/payments            admin 200 · customer 403 · caretaker 403 · visitor 401
PUT /admin/settings/team                admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/settings/{section}/history   admin 200 · customer 403 · caretaker 403 · visitor 401
PUT /admin/settings/look                admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/settings/logo               admin 201 · customer 403 · caretaker 403 · visitor 401
GET /admin/settings/logo/{logo}         admin 404 · customer 403 · caretaker 403 · visitor 401  # no logo has this id
POST /admin/settings/test-mail          admin 502 · customer 403 · caretaker 403 · visitor 401  # no mail server is set up
POST /admin/settings/{section}/restore  admin 200 · customer 403 · caretaker 403 · visitor 401

# Office: privacy
GET /admin/breaches                                         admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/breaches                                        admin 201 · customer 403 · caretaker 403 · visitor 401
PUT /admin/breaches/{id}                   breach           admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/breaches/{id}/calls/{account}  breach           admin 204 · customer 403 · caretaker 403 · visitor 401
POST /admin/breaches/{id}/close            breach           admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/breaches/{id}/people           breach           admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/breaches/{id}/tell             breach           admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/privacy-requests                                 admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/privacy-requests                                admin 201 · customer 403 · caretaker 403 · visitor 401
GET /admin/privacy-requests/{id}           privacy request  admin 200 · customer 403 · caretaker 403 · visitor 401
PUT /admin/privacy-requests/{id}           privacy request  admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/privacy-requests/{id}/data      privacy request  admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/retention                                        admin 200 · customer 403 · caretaker 403 · visitor 401
GET /admin/retention/{family}              account          admin 200 · customer 403 · caretaker 403 · visitor 401
POST /admin/retention/{family}/release     account          admin 409 · customer 403 · caretaker 403 · visitor 401
POST /admin/retention/{family}/restrict    account          admin 409 · customer 403 · caretaker 403 · visitor 401

# Last, because it closes the account of the other customer
POST /user/closing  owner 409 · other customer 204 · caretaker 403 · admin 403 · visitor 401  # the owner has an open booking
`

"""Cuts the faces of this folder out of the variable Anek fonts (npm @fontsource-variable/anek-*), by hand, when those change.

    pip install fonttools brotli
    python site/src/fonts/cut-fonts.py

What goes, and what a reader sees instead: weights outside 500 to 700 (400 to 700 in English text); Latin accents, and
kerning beside another script (the whole face is fetched for accents); letters that no living text in Warangal has (the device's own face); kerning too small to be seen at the size
of a text; Devanagari ligatures of half letters, which are then written as half letter and letter, as schoolbooks do.
Letters that have no half (ट ठ ड ढ द ह ङ छ ...) keep all their ligatures. Outlines stand on a grid of 1000 to the letter height,
not 2000: a 50th of a pixel at the size of a headline.
"""
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
SOURCES = HERE.parents[1] / "node_modules" / "@fontsource-variable"
WEIGHTS = (500, 700)
# Kerning below 3 % of the letter height is dropped: it is half a pixel in a text.
SEEN_FROM = 60
GRID = 1000
SIGNS = [0x20, 0xA0, 0x200C, 0x200D, 0x25CC]

# Digits and signs, names and addresses in pages of another script.
LATIN = [*range(0x20, 0x7F), 0xA0, 0xA9, 0xB0, 0xB7, 0xD7, *range(0x2010, 0x2016), *range(0x2018, 0x201F), 0x2022, 0x2026,
         0x2192, 0x2212]
TELUGU = [c for c in range(0x0C00, 0x0C64) if c not in (0x0C04, 0x0C0C, 0x0C34, 0x0C3C, 0x0C58, 0x0C59, 0x0C5A, 0x0C5D, 0x0C61, 0x0C62, 0x0C63)]
DEVANAGARI = [*range(0x0901, 0x0904), *range(0x0905, 0x093A), *range(0x093C, 0x094E), 0x0950, *range(0x0958, 0x0961),
              0x0964, 0x0965, *range(0x0966, 0x0971), 0x0972]

NO_HALF = "ङछटठडढदहड़ढ़"
# Conjuncts of half letters that readers know as one sign.
KNOWN = {a + "\u094d" + b for pair in (
    "कक कत कल कव गन चच जज जञ ञच ञज णण तत तन तम नन पत पन पप बब मम लल वव शच शन शल शव षट षठ षण सत सन"
).split() for a, b in [pair]}


def load(name, weights=WEIGHTS):
    script = name.split("-")[0]
    font = TTFont(SOURCES / f"anek-{script}" / "files" / f"anek-{name}-wght-normal.woff2")
    return reload(instantiateVariableFont(font, {"wght": weights}))


def reload(font):
    file = BytesIO()
    font.flavor = None
    font.save(file)
    return TTFont(BytesIO(file.getvalue()))


def subset(font, chars, features):
    options = Options()
    options.layout_features = features
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=chars)
    subsetter.subset(font)


def lookups(font, table, kind):
    for lookup in font[table].table.LookupList.Lookup:
        for part in lookup.SubTable:
            part = getattr(part, "ExtSubTable", part)
            if part.LookupType == kind:
                yield part


def round_kerning(font):
    def keeps(value):
        for name in ("XAdvance", "XPlacement"):
            if value is not None and abs(getattr(value, name, 0)) >= SEEN_FROM:
                return True
        return False

    def flatten(value):
        for name in ("XAdvance", "XPlacement"):
            if hasattr(value, name):
                setattr(value, name, 0)
        for name in ("XAdvDevice", "XPlaDevice"):
            if hasattr(value, name):
                setattr(value, name, None)

    for part in lookups(font, "GPOS", 2):
        if part.Format == 1:
            for pairs in part.PairSet:
                pairs.PairValueRecord = [record for record in pairs.PairValueRecord if keeps(record.Value1)]
            kept = [(glyph, pairs) for glyph, pairs in zip(part.Coverage.glyphs, part.PairSet) if pairs.PairValueRecord]
            part.Coverage.glyphs = [glyph for glyph, _ in kept]
            part.PairSet = [pairs for _, pairs in kept]
        else:
            for row in part.Class1Record:
                for record in row.Class2Record:
                    if record.Value1 is not None and not keeps(record.Value1):
                        flatten(record.Value1)


def spell(font):
    """Which letters each glyph stands for, ligatures taken apart."""
    letters = {glyph: chr(code) for code, glyph in font.getBestCmap().items()}
    for _ in range(4):
        for part in lookups(font, "GSUB", 4):
            for first, ligatures in part.ligatures.items():
                for ligature in ligatures:
                    glyphs = [first, *ligature.Component]
                    if all(glyph in letters for glyph in glyphs):
                        letters.setdefault(ligature.LigGlyph, "".join(letters[glyph] for glyph in glyphs))
    return letters


def drop_ligatures(font):
    letters = spell(font)
    is_letter = lambda char: "\u0915" <= char <= "\u0939" or "\u0958" <= char <= "\u095f"

    def keeps(ligature):
        text = letters.get(ligature.LigGlyph)
        if text is None:
            return True
        consonants = [char for char in text if is_letter(char)]
        # Keeps single letters with their sign, letters without a half form, rakar and reph, and known conjuncts.
        return len(consonants) < 2 or consonants[0] in NO_HALF or "\u0930" in consonants or text in KNOWN or text in ("क्ष", "ज्ञ", "क्ष्", "ज्ञ्")

    for part in lookups(font, "GSUB", 4):
        part.ligatures = {first: kept for first, all_ in part.ligatures.items() if (kept := [one for one in all_ if keeps(one)])}


def save(font, name):
    scale_upem(font, GRID)
    font.flavor = "woff2"
    font.save(HERE / name)
    print(name, (HERE / name).stat().st_size)


indic = ["akhn", "blwf", "blwm", "blws", "abvm", "abvs", "cjct", "dist", "half", "haln", "nukt", "pref", "pres", "pstf", "psts",
         "rkrf", "rphf", "vatu", "locl", "ccmp", "mark", "mkmk"]

latin = load("latin-latin")
subset(latin, LATIN, ["ccmp", "mark", "mkmk"])
save(latin, "anek-latin-core.woff2")

text = load("latin-latin", (400, 700))
round_kerning(text)
text = reload(text)
subset(text, LATIN, ["kern", "ccmp", "mark", "mkmk"])
save(text, "anek-latin-text.woff2")

telugu = load("telugu-telugu")
round_kerning(telugu)
telugu = reload(telugu)
subset(telugu, [*TELUGU, *SIGNS], indic)
save(telugu, "anek-telugu.woff2")

devanagari = load("devanagari-devanagari")
round_kerning(devanagari)
drop_ligatures(devanagari)
devanagari = reload(devanagari)
subset(devanagari, [*DEVANAGARI, *SIGNS], indic)
save(devanagari, "anek-devanagari.woff2")

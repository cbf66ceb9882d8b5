"""Made-up names for guests who have not chosen one: an animal and what it is like, in the guest's language."""

from __future__ import annotations

ENGLISH = """
    Amber Ancient Autumn Azure Brave Bright Calm Cheerful Clever Coral Cosy Curious Daring Drowsy Eager Early Emerald
    Evening Fair Fearless Friendly Gentle Gilded Golden Happy Hidden Honest Humble Ivory Jade Jolly Kind Lively Lucky
    Mellow Merry Mild Misty Modest Morning Nimble Noble Patient Plucky Polite Proud Quick Quiet Rapid Rosy Ruby Rustic
    Sage Scarlet Sharp Shy Silent Silver Sleepy Snowy Sly Spry Steady Sunny Swift Tidy Velvet Violet Wandering Warm
    Wild Winter Wise Witty
"""
ENGLISH_ANIMALS = """
    Badger Bear Beaver Bee Bison Crane Cricket Crow Deer Dolphin Dormouse Dove Dragonfly Eagle Falcon Ferret Finch
    Firefly Fox Frog Gecko Goose Hare Hawk Hedgehog Heron Ibex Jackdaw Jay Kestrel Kingfisher Koala Lark Lemur Lion
    Lizard Lynx Magpie Marmot Marten Mole Moose Moth Mouse Newt Nightingale Otter Owl Panda Panther Pelican Penguin
    Pony Puffin Quail Rabbit Raccoon Raven Robin Salmon Seal Sparrow Squirrel Stork Swallow Swan Tiger Toad Tortoise
    Turtle Walrus Weasel Whale Wolf Wren
"""
GERMAN = """
    Eifrig Flink Freundlich Fröhlich Geduldig Gelassen Gemütlich Gescheit Golden Gütig Heiter Herzlich Hurtig Klug Kühn
    Lebhaft Listig Lustig Mild Munter Mutig Neugierig Pfiffig Quirlig Ruhig Sanft Scheu Schlau Schnell Silbern Sonnig
    Still Stolz Tapfer Treu Vergnügt Verspielt Verträumt Wach Wacker Weis Wendig Wild Winzig Witzig Zahm Zart Zufrieden
"""
"""Without their endings."""
GERMAN_ANIMALS = {
    "er": """
        Adler Bär Biber Dachs Delfin Eisvogel Elch Esel Falke Fasan Fink Frosch Fuchs Gecko Habicht Hamster Hase Hirsch
        Igel Iltis Kauz Koala Kolibri Kranich Lachs Löwe Luchs Marder Maulwurf Molch Otter Panda Panther Pelikan Pinguin
        Rabe Reiher Schwan Spatz Specht Steinbock Storch Tiger Wal Waschbär Wolf Zaunkönig
    """,
    "e": """
        Amsel Biene Dohle Drossel Eidechse Elster Ente Eule Gans Gazelle Grille Hummel Katze Kröte Lerche Libelle Maus
        Meise Möwe Nachtigall Robbe Schildkröte Schwalbe Taube Wachtel Ziege
    """,
    "es": "Alpaka Kamel Känguru Lama Murmeltier Nashorn Pony Reh Rotkehlchen Walross Wiesel Zebra",
}
"""By the ending that an adjective has before them."""
FRENCH = """
    agile aimable brave calme candide docile drôle énergique espiègle fidèle habile honnête humble magique modeste noble
    optimiste paisible placide rapide robuste rustique sage sauvage sensible serviable simple sincère sociable solide
    solitaire souple splendide superbe sympathique téméraire tenace tendre timide tranquille véloce
"""
"""The same for both genders."""
FRENCH_ANIMALS = """
    Abeille Aigle Alouette Âne Belette Blaireau Bouquetin Caille Canard Castor Cerf Chamois Chat Chouette Cigale Cigogne
    Colibri Corbeau Crapaud Cygne Dauphin Écureuil Élan Faucon Fouine Gazelle Geai Grenouille Grillon Grue Hérisson
    Hermine Héron Hibou Hirondelle Koala Lapin Lézard Libellule Lièvre Lion Loup Loutre Lynx Marmotte Martre Merle
    Mésange Moineau Mouette Mulot Oie Ours Panda Panthère Pélican Phoque Pie Pigeon Pingouin Pinson Poney Renard
    Rossignol Saumon Souris Taupe Tigre Tortue Triton Zèbre
"""
ITALIAN = """
    abile affabile agile amabile amorevole audace brillante cordiale costante diligente docile dolce elegante fedele
    felice forte geniale gentile gioviale illustre leale loquace mite nobile ospitale paziente perspicace piacevole
    prudente puntuale ragionevole sagace semplice sensibile silente socievole sorridente splendente tenace umile veloce
    vigile vivace
"""
"""The same for both genders."""
ITALIAN_ANIMALS = """
    Airone Alce Allodola Anatra Ape Aquila Asino Balena Bisonte Camoscio Capriolo Castoro Cavallo Cervo Cicala Cicogna
    Cigno Civetta Colibrì Colomba Coniglio Corvo Delfino Donnola Ermellino Faina Falco Fenicottero Foca Gabbiano Gatto
    Gazza Geco Ghiandaia Ghiro Grillo Gru Gufo Istrice Koala Leone Lepre Libellula Lince Lontra Lucciola Lucertola Lupo
    Marmotta Martora Merlo Oca Orso Panda Pantera Passero Pellicano Pettirosso Picchio Pinguino Pony Quaglia Rana Riccio
    Rondine Rospo Salmone Scoiattolo Stambecco Talpa Tartaruga Tasso Tigre Topo Tritone Usignolo Volpe Zebra
"""


def made_up_name(language: str, like: int, animal: int) -> str:
    """Both numbers may be as large as they like; the same ones make the same name."""
    match language:
        case "de":
            names = [(ending, noun) for ending, nouns in GERMAN_ANIMALS.items() for noun in nouns.split()]
            ending, noun = names[animal % len(names)]
            return f"{one_of(GERMAN, like)}{ending} {noun}"
        case "fr":
            return f"{one_of(FRENCH_ANIMALS, animal)} {one_of(FRENCH, like)}"
        case "it":
            return f"{one_of(ITALIAN_ANIMALS, animal)} {one_of(ITALIAN, like)}"
        case _:
            return f"{one_of(ENGLISH, like)} {one_of(ENGLISH_ANIMALS, animal)}"


def one_of(words: str, number: int) -> str:
    listed = words.split()
    return listed[number % len(listed)]

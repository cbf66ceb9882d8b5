"""`parlour words`: does a word count, which words fit, and a person's own list."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from parlour.cli.mistake import Mistake, known
from parlour.cli.recordings import why
from parlour.cli.terminal import Terminal
from parlour.core.missing import needs
from parlour.texts.voice import message_id
from parlour.words import own_list
from parlour.words.graph import Graph
from parlour.words.lexicon import LAYERS, Entry, Lexicon
from parlour.words.lookup import commonness, lexicons, look_up
from parlour.words.queries import ANY, JOKER, fitting, laid_with
from parlour.words.sections import Damaged
from parlour.words.spelling import LANGUAGES, SHORTEST

UNKNOWN = 1
MOST_SHOWN = 20


def add(app: App, terminal: Terminal, place: int) -> None:
    say = terminal.voice.say
    group = App(
        name="words",
        help=say("terminal-words-help"),
        sort_key=place,
        usage="parlour words " + say("terminal-words-usage"),
        help_formatter=app.help_formatter,
        help_format="plaintext",
    )
    app.command(group)
    data_help = say("terminal-serve-data")

    @group.default
    def ask(
        language: Annotated[str, Parameter(help=say("terminal-words-language"))],
        /,
        *word: Annotated[str, Parameter(help=say("terminal-words-word"))],
        pattern: Annotated[str | None, Parameter(help=say("terminal-words-pattern"), metavar="PATTERN")] = None,
        letters: Annotated[str | None, Parameter(help=say("terminal-words-letters"), metavar="LETTERS")] = None,
        layers: Annotated[
            str | None, Parameter(help=say("terminal-words-layers", known=",".join(LAYERS)), metavar="LAYERS")
        ] = None,
        limit: Annotated[int, Parameter(help=say("terminal-words-limit"), metavar="NUMBER")] = 100,
        json: Annotated[bool, Parameter(help=say("terminal-option-json"))] = False,
        data: Annotated[Path, Parameter(help=data_help, env_var="DATA", metavar="FOLDER")] = Path("data"),
    ) -> int:
        known(language, LANGUAGES, "terminal-unknown-words-language")
        own_list.keep_lists(data)
        words = lexicons(language)[0]
        asked = (*LAYERS, *words.own) if layers is None else chosen(layers, words)
        if not word and pattern is None and letters is None:
            raise Mistake("terminal-words-nothing-asked")
        if limit < 1:
            raise Mistake("terminal-number-least", name="--limit", least=1)
        answers = [(text, entries(text, language, asked)) for text in word]
        graphs = [words.layer(name).graph for name in (asked if layers else ("words",))]
        lists = [
            listed(graphs, what, text, words)
            for what, text in (("pattern", pattern), ("letters", letters))
            if text is not None
        ]
        if json:
            terminal.write_json({"words": dict(answers), "lists": [list(islice(found, limit)) for found in lists]})
        else:
            for text, found in answers:
                tell(text, found, words, terminal)
            for fitting_words in lists:
                show(fitting_words, limit, terminal)
        return 0 if all(found for _, found in answers) else UNKNOWN

    @group.command(name="add", help=say("terminal-words-add"))
    def add_list(
        file: Annotated[Path, Parameter(help=say("terminal-words-add-file"))],
        /,
        *,
        language: Annotated[str, Parameter(help=say("terminal-words-add-language"), metavar="LANGUAGE")],
        name: Annotated[str | None, Parameter(help=say("terminal-words-add-name"), metavar="NAME")] = None,
        data: Annotated[Path, Parameter(help=data_help, env_var="DATA", metavar="FOLDER")] = Path("data"),
        store: Annotated[
            str | None, Parameter(help=say("terminal-serve-store"), env_var="STORE", metavar="ADDRESS")
        ] = None,
    ) -> int:
        known(language, LANGUAGES, "terminal-unknown-words-language")
        called = file.stem.lower().replace(" ", "_") if name is None else name
        if not own_list.NAME.fullmatch(called) or called in LAYERS:
            raise Mistake("terminal-words-name-unusable", name=called)
        try:
            made = own_list.read(file.read_bytes(), language)
        except OSError as error:
            raise Mistake("terminal-cannot-read", file=str(file), why=why(error)) from error
        for problem in made.problems[:MOST_SHOWN]:
            reason = problem.why.replace("_", "-")
            terminal.complain(say(f"terminal-words-problem-{reason}", line=problem.line, text=problem.text))
        if len(made.problems) > MOST_SHOWN:
            terminal.complain(say("terminal-words-problems-more", count=len(made.problems) - MOST_SHOWN))
        if not made.words:
            raise Mistake("terminal-words-list-empty", file=str(file))
        if store is not None:
            add_to_store(store, called, own_list.compiled(called, language, made.words))
        else:
            try:
                own_list.add(data, called, language, made.words)
            except OSError as error:
                raise Mistake("terminal-cannot-write", file=str(data), why=why(error)) from error
        count = own_list.different(made.words, language)
        terminal.say("terminal-words-added", name=called, count=count, problems=len(made.problems))
        return 0


def add_to_store(address: str, name: str, graphs: Mapping[str, bytes]) -> None:
    """Adds a list to a house in a database, which may be open."""
    import asyncio

    with needs("server"):
        from parlour.server.store.own_lists import add_list
        from parlour.server.store.store import open_store

    async def add() -> None:
        store = await open_store(address)
        try:
            await add_list(store, name, graphs)
        finally:
            await store.close()

    asyncio.run(add())


def chosen(layers: str, words: Lexicon) -> tuple[str, ...]:
    there = (*LAYERS, *words.own)
    return tuple(known(layer.strip(), there, "terminal-unknown-words-layer") for layer in layers.split(","))


def entries(text: str, language: str, layers: Iterable[str]) -> list[Entry]:
    try:
        return look_up(text, language, tuple(layers))
    except Damaged as damage:
        raise Mistake("terminal-words-list-damaged", why=str(damage)) from damage


def listed(graphs: list[Graph], what: str, text: str, words: Lexicon) -> Iterator[str]:
    """The words of all these graphs that fit, each once."""
    joined = [ANY, JOKER] if what == "pattern" else [JOKER]
    plain = "".join(sign for sign in text if sign not in joined)
    if plain and words.normal_form(plain) is None:
        raise Mistake("terminal-words-not-letters", name=text)
    spelled = "".join(sign if sign in joined else words.normal_form(sign) or "" for sign in text)
    find = fitting if what == "pattern" else laid_with
    seen: set[str] = set()
    for graph in graphs:
        for word in find(graph, spelled):
            if word not in seen:
                seen.add(word)
                yield word


def tell(text: str, found: list[Entry], words: Lexicon, terminal: Terminal) -> None:
    """One line for each layer that has the word."""
    say = terminal.voice.say
    normal = words.normal_form(text)
    if normal is None or len(normal) < SHORTEST:
        terminal.say("terminal-words-unplayable", word=text)
    elif not found:
        terminal.say("terminal-words-not-in", word=normal)
    for entry in found:
        layer = entry.layer if entry.layer in LAYERS else "own"
        terminal.say(
            "terminal-words-in",
            word=entry.word,
            spelling=entry.spelling,
            layer=say(message_id("lookup-layer", layer), name=entry.layer),
            common=say(message_id("lookup-common", commonness(entry.zipf))),
            zipf=-1 if entry.zipf is None else entry.zipf,
            source=entry.source,
            hidden=entry.hidden,
        )


def show(found: Iterator[str], limit: int, terminal: Terminal) -> None:
    shown = list(islice(found, limit))
    if shown:
        terminal.page.print(" ".join(shown), markup=False)
    else:
        terminal.say("terminal-words-none-fit")
    rest = sum(1 for _ in found)
    if rest:
        terminal.say("terminal-words-more", count=rest)

/* Finds all words on boards of up to 64 tiles, each with its best path: what one would write in C.

A word graph is walked from every tile. The edges of a node lie side by side in the order of their letters. An edge has
the letters that may follow, with ENDS where a word ends, the first edge of the node below it, and how many words come
before those of its own. `benchmarks/c_solver.py` builds the graph, compiles this and calls `solve`. */

#include <stdint.h>

#define ENDS 0x80000000u

typedef struct {
    uint32_t letters, first, skip;
} Edge;

typedef struct {
    const Edge *graph;
    const uint64_t *touching;
    const uint8_t *letters;
    const int64_t *values;
    int32_t *slots;
    uint32_t *words;
    int64_t *scores;
    int16_t *lengths, *paths;
    int longest;
    int64_t count;
    int16_t path[64];
    uint32_t near[64];
} Search;

static void keep(Search *s, uint32_t word, int64_t score, int length)
{
    int64_t place = s->slots[word] - 1;
    if (place < 0) {
        place = s->count++;
        s->slots[word] = (int32_t)s->count;
        s->words[place] = word;
    } else if (s->scores[place] >= score) {
        return;
    }
    s->scores[place] = score;
    s->lengths[place] = (int16_t)length;
    for (int step = 0; step < length; step++)
        s->paths[place * s->longest + step] = s->path[step];
}

static void walk(Search *s, const Edge *above, uint32_t number, uint64_t near, uint64_t used, int64_t score, int depth)
{
    uint32_t letters = above->letters;
    const Edge *edges = s->graph + above->first;
    for (uint64_t left = near & ~used; left; left &= left - 1) {
        int tile = __builtin_ctzll(left);
        uint32_t letter = s->letters[tile];
        if (!(letters >> letter & 1))
            continue;
        const Edge *edge = edges + __builtin_popcount(letters & ((1u << letter) - 1));
        uint32_t word = number + edge->skip, ends = edge->letters >> 31;
        int64_t total = score + s->values[tile];
        s->path[depth] = (int16_t)tile;
        if (ends)
            keep(s, word, total, depth + 1);
        if (edge->letters & s->near[tile])
            walk(s, edge, word + ends, s->touching[tile], used | 1ull << tile, total, depth + 1);
    }
}

/* Writes the words of all boards one after another, and how many each board has. Edge 0 leads to the root. */
void solve(const Edge *graph, int tiles, const uint64_t *touching, int boards, const uint8_t *letters,
           const int64_t *values, int longest, int32_t *slots, int64_t *counts, uint32_t *words, int64_t *scores,
           int16_t *lengths, int16_t *paths)
{
    for (int board = 0; board < boards; board++) {
        Search s = {graph, touching, letters + board * tiles, values + board * tiles, slots, words, scores, lengths,
                    paths, longest, 0, {0}, {0}};
        for (int tile = 0; tile < tiles; tile++)
            for (uint64_t left = touching[tile]; left; left &= left - 1)
                s.near[tile] |= 1u << s.letters[__builtin_ctzll(left)];
        walk(&s, graph, 0, tiles == 64 ? ~0ull : (1ull << tiles) - 1, 0, 0, 0);
        for (int64_t place = 0; place < s.count; place++)
            slots[words[place]] = 0;
        counts[board] = s.count;
        words += s.count, scores += s.count, lengths += s.count, paths += s.count * longest;
    }
}

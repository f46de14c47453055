import type { Offer, OfferText } from '../facilitators/offer.ts';
import { type RankFacilitators, rankFacilitators } from '../facilitators/ranking.ts';
import { ordinaryThemes } from '../facilitators/shared-context.ts';
import type { TaskRunner } from '../models/runner.ts';
import { rankFacilitatorsTask } from '../models/tasks/rank-facilitators.ts';

/** How many of the best guides the model compares. The guides after them keep their order. */
const maxRead = 12;
const maxThemes = 8;

/** Ranks guides by rules, then has a model rank the best of them again. */
export function createFacilitatorRanking({
  runner,
  readOffer,
}: {
  runner: TaskRunner;
  readOffer(offer: OfferText): Offer;
}): RankFacilitators {
  return async (profile, candidates) => {
    const ranked = rankFacilitators(profile, candidates, readOffer);
    const themes = ordinaryThemes(profile)
      .slice(0, maxThemes)
      .map(({ name }) => name);
    if (themes.length === 0 || ranked.length === 0) return ranked;
    const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
    const facilitators = ranked.slice(0, maxRead).map((recommendation) => {
      const { bio, specialties, reviews } = byId.get(recommendation.id)!;
      return { ...recommendation, bio, specialties: [...specialties], reviews: [...reviews] };
    });
    const { value: read } = await runner.run(rankFacilitatorsTask, { themes, facilitators });
    const lowest = Math.min(...read.map(({ matchScore }) => matchScore));
    const others = ranked
      .slice(maxRead)
      .map((other) => ({ ...other, matchScore: Math.min(other.matchScore, lowest) }));
    return [...read, ...others];
  };
}

import { getAddress } from 'viem';
import type { z } from 'zod';
import type { Language } from '../core/languages.ts';
import { kingdomOf } from '../practice/kingdoms.ts';
import { phaseImageUrl } from './phase-image.ts';
import type { story } from './schema.ts';
import type { Story } from './store.ts';

/** A story as the contract shows it. A missing translation is an empty string; a missing image is null. */
export function toStoryResponse(found: Story): z.input<typeof story> {
  const content = (language: Language): string => {
    const texts = found.phases.map(({ narrations }) => narrations[language]);
    return texts.includes(undefined) ? '' : texts.join('\n\n');
  };
  return {
    id: found.id,
    chakra: found.chakra,
    kingdom: kingdomOf(found.chakra).name,
    city: found.city,
    content: content('en'),
    content_es: content('es'),
    content_zh: content('zh'),
    content_hi: content('hi'),
    content_ar: content('ar'),
    guidance_phases: found.phases.map(({ phase, narrations, imageReady }) => ({
      phase,
      text: narrations.en ?? '',
      narration_en: narrations.en ?? '',
      narration_es: narrations.es ?? '',
      narration_zh: narrations.zh ?? '',
      narration_hi: narrations.hi ?? '',
      narration_ar: narrations.ar ?? '',
      image_url: imageReady ? phaseImageUrl(found.id, phase) : null,
    })),
    played: found.playedAt !== undefined,
    played_at: found.playedAt?.toISOString() ?? null,
    child_wallet_address: found.childWalletAddress ? getAddress(found.childWalletAddress) : null,
    writing_id: found.writingId,
    created_at: found.createdAt.toISOString(),
  };
}

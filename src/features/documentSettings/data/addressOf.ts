import { stringOr } from '@/kernel/guards';
import { boot } from '@/platform/boot';
import type { EntityRecord } from '@/features/documents/index.model';

/** The URL of a document on the front end; empty without one. */
export const addressOf = ( { type, link }: EntityRecord ): string =>
	boot().postTypes[ type ]?.isViewable ? stringOr( link ) : '';

import { stringOr } from '../../../kernel/guards';
import { boot } from '../../../platform/boot';
import type { EntityRecord } from '../../documents/index.model';

/** Where visitors see a document; empty where it has no address of its own. */
export const addressOf = ( { type, link }: EntityRecord ): string =>
	boot().postTypes[ type ]?.isViewable ? stringOr( link ) : '';

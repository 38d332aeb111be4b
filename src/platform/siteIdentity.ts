import { createSignal } from '@/kernel/signal';
import type { Boot } from './boot';

/** The site's title and icon as saved since the page was rendered; null until then. */
export const siteIdentity = createSignal< Pick<
	Boot[ 'site' ],
	'title' | 'iconUrl'
> | null >( null );

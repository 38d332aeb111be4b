import { createSignal } from '@/kernel/signal';
import { boot } from './boot';

export interface SiteLanguage {
	readonly lang: string;
	/** `ltr` or `rtl`. */
	readonly dir: string;
}

/** The language of the page that was seen last, which can be another than the site's; null before any. */
const seen = createSignal< SiteLanguage | null >( null );

/** Notes the language of a page of the site. */
export function noteLanguage( { documentElement }: Document ): void {
	const { lang, dir } = documentElement;
	if ( lang !== '' ) {
		// WordPress prints only one of the two directions.
		seen.set( { lang, dir: dir || 'ltr' } );
	}
}

/** The language and direction in which visitors read the site. */
export const siteLanguage = {
	get: (): SiteLanguage => seen.get() ?? boot().site,
	subscribe: seen.subscribe,
};

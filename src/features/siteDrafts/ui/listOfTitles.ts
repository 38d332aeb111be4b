import { _x } from '@wordpress/i18n';

/** Titles one after the other, within a sentence. */
export const listOfTitles = ( titles: readonly string[] ): string =>
	titles.join( _x( ', ', 'between titles', 'atelier' ) );

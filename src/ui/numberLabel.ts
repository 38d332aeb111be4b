import { locale } from '@/platform/locale';

/** A whole number as people read it in the language of the page. */
export const numberLabel = ( number: number ): string =>
	new Intl.NumberFormat( locale() ).format( number );

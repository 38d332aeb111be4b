import { defaultI18n, setLocaleData } from '@wordpress/i18n';
import { addFilter } from '@wordpress/hooks';
import { isRecord } from '@/kernel/guards';
import { locale } from './locale';

declare global {
	interface Window {
		/**
		 * URLs of translation files by the file of a chunk; see includes/Support/Chunk_Translations.php. Undefined in
		 * English.
		 */
		atelierTranslations?: Readonly< Record< string, string > >;
	}
}

/** webpack's runtime: its table of functions that load a chunk, and the file name of a chunk. */
declare const __webpack_require__: {
	readonly f: Record<
		string,
		( chunk: string | number, promises: Promise< unknown >[] ) => void
	>;
	readonly u: ( chunk: string | number ) => string;
};

const NAME = 'atelier/words-of-wordpress';

/** WordPress's own translations: strings that the build doesn't extract, and that are known only at runtime. */
const {
	__: inWordPress,
	_x: inContext,
	_n: counted,
	_nx: countedInContext,
} = defaultI18n;

/** Makes chunks wait for their translations, which load in parallel. Without them, their strings are English. */
export function translateChunks(): void {
	const urls = window.atelierTranslations;
	if ( urls ) {
		__webpack_require__.f[ 'translations' ] = ( chunk, promises ) => {
			const url = urls[ __webpack_require__.u( chunk ) ];
			if ( url !== undefined ) {
				promises.push( load( url ).catch( () => undefined ) );
			}
		};
	}
}

async function load( url: string ): Promise< void > {
	const answer = await fetch( url );
	const file: unknown = answer.ok ? await answer.json() : null;
	const data = isRecord( file ) ? file[ 'locale_data' ] : null;
	const messages = isRecord( data ) ? data[ 'messages' ] : null;
	if ( isRecord( messages ) ) {
		setLocaleData( messages, 'atelier' );
	}
}

/** Falls back to WordPress's translation of the same string where Atelier has none. */
export function borrowWordsOfWordPress(): void {
	if ( locale().startsWith( 'en' ) ) {
		return;
	}
	addFilter(
		'i18n.gettext_atelier',
		NAME,
		( translation: string, text: string ) =>
			translation === text ? inWordPress( text ) : translation
	);
	addFilter(
		'i18n.gettext_with_context_atelier',
		NAME,
		( translation: string, text: string, context: string ) =>
			translation === text ? inContext( text, context ) : translation
	);
	addFilter(
		'i18n.ngettext_atelier',
		NAME,
		( translation: string, one: string, many: string, count: number ) =>
			translation === one || translation === many
				? counted( one, many, count )
				: translation
	);
	addFilter(
		'i18n.ngettext_with_context_atelier',
		NAME,
		(
			translation: string,
			one: string,
			many: string,
			count: number,
			context: string
		) =>
			translation === one || translation === many
				? countedInContext( one, many, count, context )
				: translation
	);
}

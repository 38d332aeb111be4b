import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';

/** An Openverse image in the inserter's format. It gets an ID once it is copied to the media library. */
export interface OpenverseImage {
	readonly title: string;
	readonly url: string;
	readonly previewUrl: string;
	/** HTML with author and license. */
	readonly caption: string;
	readonly alt: string;
	/** The image's ID at Openverse, for reports. */
	readonly sourceId: string;
}

/** Formats with `%1$s` for the title, `%2$s` for the author and `%3$s` for the license. */
export interface CaptionTexts {
	readonly withCreator: string;
	readonly withoutCreator: string;
	readonly untitled: string;
}

/**
 * The URL of an Openverse request with the same parameters as WordPress: openly licensed images, without mature
 * content.
 */
export function openverseUrl( {
	search,
	perPage,
	page,
}: {
	readonly search: string;
	readonly perPage: number;
	readonly page: number;
} ): string {
	const query = new URLSearchParams( {
		page_size: String( perPage ),
		...( page > 1 ? { page: String( page ) } : {} ),
		...( search === '' ? {} : { q: search } ),
		mature: 'false',
		excluded_source: 'flickr,inaturalist,wikimedia',
		license: 'pdm,cc0',
	} );
	return `https://api.openverse.org/v1/images/?${ query.toString() }`;
}

/** Parses Openverse's response. Its values are untrusted: only http(s) URLs and plain text are kept. */
export function parseOpenverse(
	raw: unknown,
	texts: CaptionTexts
): readonly OpenverseImage[] {
	const results = isRecord( raw ) ? raw.results : null;
	return ( Array.isArray( results ) ? results : [] )
		.filter( isRecord )
		.flatMap( ( result ) => {
			const url = webAddress( result.url );
			const title = titleOf( result );
			return url === ''
				? []
				: [
						{
							title,
							url,
							previewUrl: webAddress( result.thumbnail ) || url,
							caption: captionOf( result, title, texts ),
							alt: '',
							sourceId: stringOr( result.id ),
						},
					];
		} );
}

const FILE = /^file:/i;

const titleOf = ( { title }: UnknownRecord ): string =>
	stringOr( title ).replace( FILE, '' );

function captionOf(
	result: UnknownRecord,
	title: string,
	{ withCreator, withoutCreator, untitled }: CaptionTexts
): string {
	const creator = stringOr( result.creator );
	const parts: Readonly< Record< string, string > > = {
		'%1$s': linked( title || untitled, result.foreign_landing_url ),
		'%2$s': linked( creator, result.creator_url ),
		'%3$s': linked( licenceOf( result ), result.license_url ),
	};
	return escapeHtml( creator === '' ? withoutCreator : withCreator ).replace(
		/%[123]\$s/g,
		( place ) => parts[ place ] ?? ''
	);
}

function licenceOf( {
	license,
	license_version: version,
}: UnknownRecord ): string {
	const code = stringOr( license ).toLowerCase();
	switch ( code ) {
		case 'pdm':
			return 'Public Domain Mark';
		case 'cc0':
			return 'CC0';
		default:
			return `CC ${ code.toUpperCase() } ${ stringOr( version ) }`.trim();
	}
}

function linked( text: string, address: unknown ): string {
	const href = webAddress( address );
	return href === ''
		? escapeHtml( text )
		: `<a href="${ escapeHtml( href ) }" target="_blank" rel="noreferrer noopener">${ escapeHtml( text ) }</a>`;
}

function webAddress( address: unknown ): string {
	try {
		const { protocol, href } = new URL( stringOr( address ) );
		return protocol === 'https:' || protocol === 'http:' ? href : '';
	} catch {
		return '';
	}
}

const ENTITIES: Readonly< Record< string, string > > = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
};

const escapeHtml = ( text: string ): string =>
	text.replace( /[&<>"]/g, ( sign ) => ENTITIES[ sign ] ?? sign );

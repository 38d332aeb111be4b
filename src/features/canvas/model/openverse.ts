import { isRecord, stringOr, type UnknownRecord } from '../../../kernel/guards';

/** An image of Openverse as the inserter lists it. It gets a number once a copy of it is in the media library. */
export interface OpenverseImage {
	readonly title: string;
	readonly url: string;
	readonly previewUrl: string;
	/** HTML: who made it, and under which licence. */
	readonly caption: string;
	readonly alt: string;
	/** Its own number there, in reports. */
	readonly sourceId: string;
}

/** Texts with `%1$s` for the title, `%2$s` for who made it and `%3$s` for the licence. */
export interface CaptionTexts {
	readonly withCreator: string;
	readonly withoutCreator: string;
	readonly untitled: string;
}

/** What Openverse is asked for, as WordPress asks: what anybody may use, and nothing for adults. */
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

/** Reads what Openverse answered; what it says comes from strangers, so only addresses of the web and plain text are kept. */
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

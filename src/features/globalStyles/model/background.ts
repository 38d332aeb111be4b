import { isRecord, stringOr, type UnknownRecord } from '../../../kernel/guards';

/** The picture behind a page, as it is stored. */
export interface BackgroundImage {
	readonly url: string;
	/** What it is called; its file's name where it has no title. */
	readonly title: string;
}

/** The picture of a stored value; null where there is none, or it is switched off. */
export function parseImage( value: unknown ): BackgroundImage | null {
	const url = isRecord( value ) ? stringOr( value.url ) : '';
	if ( url === '' ) {
		return null;
	}
	const title = isRecord( value ) ? stringOr( value.title ) : '';
	return {
		url,
		title:
			title || ( url.split( /[?#]/ )[ 0 ] ?? '' ).replace( /^.*\//, '' ),
	};
}

/** The address of a picture that may be a file of the theme, which only REST knows the address of. */
export function addressOf( url: string, links: UnknownRecord ): string {
	const files = links[ 'wp:theme-file' ];
	const found = ( Array.isArray( files ) ? files : [] )
		.filter( isRecord )
		.find( ( { name } ) => name === url );
	return found ? stringOr( found.href ) : url;
}

/** Where a picture is held, each from 0 to 1. */
export interface FocalPoint {
	readonly x: number;
	readonly y: number;
}

const CENTER: FocalPoint = { x: 0.5, y: 0.5 };

const WORDS: Readonly< Record< string, number > > = {
	left: 0,
	top: 0,
	center: 0.5,
	right: 1,
	bottom: 1,
};

/** The point that a position names; the middle where it says something else. */
export function parsePosition( value: unknown ): FocalPoint {
	const [ first = '', second = first === '' ? '' : 'center', ...rest ] =
		stringOr( value ).trim().split( /\s+/ );
	const isTurned =
		/^(top|bottom)$/.test( first ) || /^(left|right)$/.test( second );
	const [ x, y ] = ( isTurned ? [ second, first ] : [ first, second ] ).map(
		share
	);
	return rest.length === 0 && x !== undefined && y !== undefined
		? { x, y }
		: CENTER;
}

function share( part: string ): number | undefined {
	const [ , percent ] = /^(-?[\d.]+)%$/.exec( part ) ?? [];
	const number =
		percent === undefined ? WORDS[ part ] : Number( percent ) / 100;
	return number === undefined || Number.isNaN( number )
		? undefined
		: Math.min( 1, Math.max( 0, number ) );
}

export const buildPosition = ( { x, y }: FocalPoint ): string =>
	`${ Math.round( x * 100 ) }% ${ Math.round( y * 100 ) }%`;

/** How large a picture is: it fills the page, is all to be seen, or is as large as it is, or as one says. */
export type BackgroundSize = 'cover' | 'contain' | 'tile';

/** A picture that says nothing fills the page. */
export const sizeOf = ( value: unknown ): BackgroundSize =>
	value === undefined || value === 'cover'
		? 'cover'
		: value === 'contain'
			? 'contain'
			: 'tile';

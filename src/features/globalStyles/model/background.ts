import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';

/** A stored background image. */
export interface BackgroundImage {
	readonly url: string;
	/** The title, or the file name without one. */
	readonly title: string;
}

/** Parses a stored value; null if there is no image, or it is switched off. */
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

/** The address of an image. If it is a file of the theme, only REST knows it. */
export function addressOf( url: string, links: UnknownRecord ): string {
	const files = links[ 'wp:theme-file' ];
	const found = ( Array.isArray( files ) ? files : [] )
		.filter( isRecord )
		.find( ( { name } ) => name === url );
	return found ? stringOr( found.href ) : url;
}

/** The focal point of an image, each coordinate from 0 to 1. */
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

/** Parses a CSS position; the center if it isn't valid. */
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

/** The size of an image: covers the page, is contained in it, or has its own or a set size. */
export type BackgroundSize = 'cover' | 'contain' | 'tile';

/** An image without a size covers the page. */
export const sizeOf = ( value: unknown ): BackgroundSize =>
	value === undefined || value === 'cover'
		? 'cover'
		: value === 'contain'
			? 'contain'
			: 'tile';

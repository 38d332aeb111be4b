import { readContent, type Piece } from '../model/content';

/** HTML from elsewhere as what notes can be made of. Nothing in it is loaded or run. */
export const parseHtml = ( html: string ): readonly Piece[] =>
	readContent( new DOMParser().parseFromString( html, 'text/html' ).body );

import { readContent, type Piece } from '../model/content';

/** Parses untrusted HTML into the content of notes. Loads and runs nothing from it. */
export const parseHtml = ( html: string ): readonly Piece[] =>
	readContent( new DOMParser().parseFromString( html, 'text/html' ).body );

/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { startPage } from '@tests/support/freshPage';
import { makeBoot } from '@tests/support/makeBoot';
import type { DraftChange } from '../model/change';
import { changeTitle } from './changeTitle';

const change = ( more: Partial< DraftChange > ) =>
	( {
		type: 'page',
		recordId: '2',
		label: '',
		edits: {},
		...more,
	} ) as DraftChange;

it.each( [
	[ 'sent by who may write any HTML', { edits: { title: 'Tea & cake' } } ],
	[ 'filtered when it was sent', { edits: { title: 'Tea &amp; cake' } } ],
	[ 'of the live record', { label: 'Tea &#038; cake' } ],
] )( 'reads as it was typed: %s', ( _source, more ) => {
	startPage( makeBoot() );
	expect( changeTitle( change( more ) ) ).toBe( 'Tea & cake' );
} );

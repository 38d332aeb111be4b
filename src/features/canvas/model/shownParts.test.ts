import fc from 'fast-check';
import { hasTools, shownParts, type EditorState } from './shownParts';

const EDITING: EditorState = {
	mode: 'edit',
	sidebar: null,
	isDistractionFree: false,
	isVisual: true,
	isUnrenderable: false,
	isZoomedOut: false,
	isBookOpen: false,
	isPainted: true,
	hasMarginRoom: true,
	canHaveNotes: true,
};

const anyState = fc.record< EditorState >( {
	mode: fc.constantFrom( 'view', 'edit', 'standby' ),
	sidebar: fc.constantFrom( 'settings', 'styles', 'notes', 'plugin', null ),
	isDistractionFree: fc.boolean(),
	isVisual: fc.boolean(),
	isUnrenderable: fc.boolean(),
	isZoomedOut: fc.boolean(),
	isBookOpen: fc.boolean(),
	isPainted: fc.boolean(),
	hasMarginRoom: fc.boolean(),
	canHaveNotes: fc.boolean(),
} );

const always = ( check: ( state: EditorState ) => boolean ) =>
	fc.assert( fc.property( anyState, check ), { numRuns: 500 } );

describe( 'shownParts', () => {
	it( 'has tools and notes beside the blocks while somebody edits', () => {
		const shown = shownParts( EDITING );
		expect( shown ).toEqual( {
			frame: 'full',
			surface: 'blocks',
			sidebar: null,
			notes: 'margin',
		} );
		expect( hasTools( shown ) ).toBe( true );
	} );

	it( 'shows nothing but the document in view mode', () => {
		fc.assert(
			fc.property( anyState, ( state ) =>
				expect( shownParts( { ...state, mode: 'view' } ) ).toEqual( {
					frame: 'none',
					surface: 'blocks',
					sidebar: null,
					notes: 'none',
				} )
			)
		);
	} );

	it( 'has only the canvas and its bar without distraction', () => {
		always( ( state ) => {
			const shown = shownParts( { ...state, isDistractionFree: true } );
			return (
				shown.frame !== 'full' &&
				shown.sidebar === null &&
				shown.notes === 'none' &&
				! hasTools( shown )
			);
		} );
	} );

	it.each( [
		[ 'code', { isVisual: false } ],
		[ 'code', { isUnrenderable: true } ],
		[ 'code', { isVisual: false, isZoomedOut: true } ],
		[ 'code', { isVisual: false, sidebar: 'styles', isBookOpen: true } ],
		[ 'book', { sidebar: 'styles', isBookOpen: true } ],
		[ 'book', { sidebar: 'styles', isBookOpen: true, isZoomedOut: true } ],
		[ 'blocks', { sidebar: 'settings', isBookOpen: true } ],
		[ 'sections', { isZoomedOut: true } ],
		[ 'blocks', { mode: 'standby', isZoomedOut: true } ],
	] as const )( 'shows the %s: %j', ( surface, state ) => {
		expect( shownParts( { ...EDITING, ...state } ).surface ).toBe(
			surface
		);
	} );

	it( 'has no tools where they would change what nobody sees', () => {
		always( ( state ) => {
			const shown = shownParts( state );
			return (
				! hasTools( shown ) ||
				[ 'blocks', 'sections' ].includes( shown.surface )
			);
		} );
	} );

	it( 'has notes beside blocks only where no sidebar is open', () => {
		always( ( state ) => {
			const { notes, surface } = shownParts( state );
			return (
				notes !== 'margin' ||
				( surface === 'blocks' && state.sidebar === null )
			);
		} );
	} );
} );

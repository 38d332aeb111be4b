import fc from 'fast-check';
import { shownParts, type EditorState } from './shownParts';

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
		expect( shownParts( EDITING ) ).toEqual( {
			hasChrome: true,
			hasPanels: true,
			hasStyles: false,
			hasNotes: true,
			hasMargin: true,
			isCode: false,
			isCovered: false,
			isFar: false,
			hasTools: true,
		} );
	} );

	it( 'shows nothing but the document in view mode', () => {
		always( ( state ) =>
			Object.values( shownParts( { ...state, mode: 'view' } ) ).every(
				( isShown ) => ! isShown
			)
		);
	} );

	it( 'has only the canvas and its bar without distraction', () => {
		always( ( state ) => {
			const shown = shownParts( { ...state, isDistractionFree: true } );
			return (
				! shown.hasPanels &&
				! shown.hasStyles &&
				! shown.hasNotes &&
				! shown.hasMargin &&
				! shown.hasTools
			);
		} );
	} );

	it( 'has no tools where they would change what nobody sees', () => {
		always( ( state ) => {
			const { hasTools, isCode, isCovered } = shownParts( state );
			return ! hasTools || ( ! isCode && ! isCovered );
		} );
	} );

	it( 'is zoomed out only while somebody edits blocks in view', () => {
		always( ( state ) => {
			const { isFar, isCovered } = shownParts( state );
			return ! isFar || ( state.mode === 'edit' && ! isCovered );
		} );
	} );

	it( 'has notes beside blocks only where no sidebar is open', () => {
		always( ( state ) => {
			const { hasMargin, isCode, isFar, hasNotes } = shownParts( state );
			return (
				! hasMargin ||
				( hasNotes && ! isCode && ! isFar && state.sidebar === null )
			);
		} );
	} );

	it( 'has the style book only beside the styles', () => {
		always( ( state ) => {
			const { isCovered, hasStyles } = shownParts( state );
			return ! isCovered || hasStyles;
		} );
		expect(
			shownParts( { ...EDITING, sidebar: 'styles', isBookOpen: true } )
				.isCovered
		).toBe( true );
	} );
} );

import fc from 'fast-check';
import type { StyleTarget } from './target';
import { ELEMENTS, STATES, VIEWPORTS } from './targetNames';

/** Any tree that the database could contain. */
export const anyTree = () =>
	fc.dictionary(
		fc.constantFrom(
			'color',
			'typography',
			'spacing',
			'elements',
			'blocks',
			'backgroundImage',
			'text',
			'__proto__',
			'constructor',
			'x'
		),
		fc.anything( { maxDepth: 3, withNullPrototype: false } ),
		{ maxKeys: 5 }
	);

export const anyPath = () =>
	fc.constantFrom(
		'color.text',
		'color.background',
		'typography.fontSize',
		'spacing.padding',
		'spacing.padding.top',
		'background.backgroundImage',
		'css',
		'x.y.z'
	);

export const anyTarget = (): fc.Arbitrary< StyleTarget > =>
	fc.record(
		{
			block: fc.constantFrom( 'core/quote', 'stranger/block' ),
			variation: fc.constantFrom( 'plain', 'outline' ),
			viewport: fc.constantFrom( ...VIEWPORTS ),
			element: fc.constantFrom( ...ELEMENTS ),
			state: fc.constantFrom( ...STATES ),
		},
		{ requiredKeys: [] }
	);

export const anyDoc = () =>
	fc.record( { settings: anyTree(), styles: anyTree() } );

/** A valid value. */
export const anyValue = () =>
	fc.oneof(
		fc.string( { minLength: 1 } ),
		fc.integer(),
		fc.boolean(),
		fc.constant( { top: '1px', left: '2px' } )
	);

import { store as coreStore } from '@wordpress/core-data';
import type { dispatch, RegistryProvider, select } from '@wordpress/data';
import type { ComponentProps } from 'react';
import type { UnknownRecord } from '../../../kernel/guards';
import {
	BLOCK_EDITOR,
	withMarks,
	withStepEnds,
} from '../../../platform/experimental/undoSteps';
import { storeName } from '../../../platform/storeName';
import { withoutEcho } from '../model/echo';
import {
	isMoreOf,
	typedText,
	type TypedText,
	type TypingRun,
} from '../model/typing';
import { safeEdits } from './blocksOf';
import { createOwnChanges } from './ownChanges';

/** The packages' own type leaves out what a registry is for. */
export type Registry = ComponentProps< typeof RegistryProvider >[ 'value' ] & {
	readonly dispatch: typeof dispatch;
	readonly select: typeof select;
};

const coreActions = ( registry: Registry ) => registry.dispatch( coreStore );
type Edit = ReturnType< typeof coreActions >[ 'editEntityRecord' ];
type EditOptions = NonNullable< Parameters< Edit >[ 4 ] >;

interface GuardOptions {
	/** Whether the user changes blocks now; until then blocks change by themselves alone. */
	readonly isInUse: () => boolean;
	/** Told of each new step of undo, which only users make: what follows may be the rest of it. */
	readonly onStep: () => void;
}

/**
 * A registry in which steps of undo are the user's.
 *
 * - Changes that blocks make by themselves never become a step of their own. While a template loads, patterns are
 *   put in place and menus are chosen for it, as changes that belong to the next step of the user. Where there is
 *   no step yet they become one: undo would then go back behind the user's first change and take the document
 *   apart, and redo would be lost. After an undo they would cost what can be redone.
 * - Nor do they cut a step in two: the block editor begins a new one when a block has changed by itself between
 *   two letters of a word, as it does while a slow site answers.
 * - Blocks that are given to their record once more never make it changed. A second after the last key the block
 *   editor ends a step, and gives the same blocks to the record again. One that was saved in between would then
 *   count as changed. So would a header whose menu was chosen just before the step ends, or before something is saved.
 *
 * All of this happens in WordPress 6.8 and 7.1 alike. What is typed as code arrives here before anybody makes
 * blocks of it; see `safeEdits`.
 *
 * @return The registry, and `end`, which ends the step that typing is still part of.
 */
export function guardUndo(
	registry: Registry,
	{ isInUse, onStep }: GuardOptions
): { readonly registry: Registry; readonly end: () => void } {
	const core = registry.select( coreStore );
	const actions = coreActions( registry );
	let run: TypingRun | null = null;
	const begin = (
		record: string,
		typed: TypedText | null,
		edited: UnknownRecord
	) => {
		const isSure = edited.blocks !== undefined;
		run = typed && { record, ...typed, isSure, isInterrupted: false };
	};
	const end = () => {
		run = null;
	};
	const interrupt = () => {
		run = run && { ...run, isInterrupted: true };
	};
	const ownChanges = createOwnChanges();

	/** Which step a change belongs to, as options of core-data. */
	const placed = (
		record: string,
		edits: UnknownRecord,
		edited: UnknownRecord,
		options: EditOptions
	): EditOptions => {
		const typed = typedText( edits, edited );
		if ( options.isCached !== true ) {
			const isMore = typed !== null && isMoreOf( run, record, typed );
			begin( record, typed, edited );
			return isMore ? { ...options, isCached: true } : options;
		}
		// Where nobody has made a step, or has just taken one back, there is none that it could belong to.
		const hasStep = isInUse() && core.hasUndo() && ! core.hasRedo();
		// A record that nobody has changed yet says nothing about what is new in it.
		if ( ! typed || ! edited.blocks ) {
			interrupt();
			return hasStep ? options : { ...options, undoIgnore: true };
		}
		begin( record, typed, edited );
		return hasStep ? options : { ...options, isCached: false };
	};

	const edit: Edit = ( kind, name, id, edits, given = {} ) => {
		const edited = core.getEditedEntityRecord( kind, name, id ) || {};
		const record = `${ kind } ${ name } ${ id }`;
		const news = withoutEcho( edits, edited, {
			blocksToo: ownChanges.isAll( record ),
		} );
		const send = ( options: EditOptions ) =>
			actions.editEntityRecord(
				kind,
				name,
				id,
				safeEdits( news ),
				options
			);
		if ( given.isCached === true ) {
			ownChanges.note( record );
		} else if ( news !== edits && ownChanges.isAll( record ) ) {
			return send( { ...given, undoIgnore: true } );
		} else {
			ownChanges.forget( record );
			onStep();
		}
		return send( placed( record, edits, edited, given ) );
	};
	const guarded = withStepEnds( { ...actions, editEntityRecord: edit }, end );
	// The same object each time, as effects depend on what is in it.
	const blockEditor = withMarks( () => registry.dispatch( BLOCK_EDITOR ), {
		onEnd: end,
		onJoin: () => {
			interrupt();
			ownChanges.announce();
		},
	} );
	const guardedStores: Readonly< Record< string, () => unknown > > = {
		[ coreStore.name ]: () => guarded,
		[ BLOCK_EDITOR ]: blockEditor,
	};
	return {
		end,
		registry: {
			...registry,
			dispatch: ( ( store: unknown ) =>
				guardedStores[ storeName( store ) ]?.() ??
				registry.dispatch( store as string ) ) as typeof dispatch,
		},
	};
}

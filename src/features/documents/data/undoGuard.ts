import { store as coreStore } from '@wordpress/core-data';
import type { dispatch, RegistryProvider, select } from '@wordpress/data';
import type { ComponentProps } from 'react';
import type { UnknownRecord } from '@/kernel/guards';
import {
	BLOCK_EDITOR,
	withMarks,
	withStepEnds,
} from '@/platform/experimental/undoSteps';
import { storeName } from '@/platform/storeName';
import { withoutEcho } from '../model/echo';
import {
	isMoreOf,
	typedText,
	type TypedText,
	type TypingRun,
} from '../model/typing';
import { safeEdits } from './blocksOf';
import { noteOwnChange, noteTyped } from './keepStored';
import { createOwnChanges } from './ownChanges';

/** The package's own type omits a registry's stores and methods. */
export type Registry = ComponentProps< typeof RegistryProvider >[ 'value' ] & {
	readonly dispatch: typeof dispatch;
	readonly select: typeof select;
};

const coreActions = ( registry: Registry ) => registry.dispatch( coreStore );
type Edit = ReturnType< typeof coreActions >[ 'editEntityRecord' ];
type EditOptions = NonNullable< Parameters< Edit >[ 4 ] >;

interface GuardOptions {
	/** Whether the user is changing blocks; until then only blocks change themselves. */
	readonly isInUse: () => boolean;
	/** Called for each new step of undo; only users make them, and the next changes may continue it. */
	readonly onStep: () => void;
}

type Core = ReturnType< typeof select< typeof coreStore > >;

/** The user's steps of undo: which change begins one, and which continues it. */
function createSteps( core: Core, isInUse: GuardOptions[ 'isInUse' ] ) {
	let run: TypingRun | null = null;
	const begin = (
		record: string,
		typed: TypedText | null,
		edited: UnknownRecord
	) => {
		const isSure = edited.blocks !== undefined;
		run = typed && { record, ...typed, isSure, isInterrupted: false };
	};
	const interrupt = () => {
		run = run && { ...run, isInterrupted: true };
	};
	return {
		interrupt,
		end: () => {
			run = null;
		},
		/** The step of a change, as options for core-data. */
		placed: (
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
			// Without a step of the user, or after an undo, the change can't join one.
			const hasStep = isInUse() && core.hasUndo() && ! core.hasRedo();
			// A record without edits has no blocks to compare with.
			if ( ! typed || ! edited.blocks ) {
				interrupt();
				return hasStep ? options : { ...options, undoIgnore: true };
			}
			begin( record, typed, edited );
			return hasStep ? options : { ...options, isCached: false };
		},
	};
}

/**
 * Wraps a registry so that all steps of undo are the user's.
 *
 * - Changes that blocks make by themselves never become a step. While a template loads, blocks insert patterns and
 * choose menus: these changes belong to the user's next step. As steps of their own, undo would go back behind the
 * user's first change and break the document, and redo would be lost.
 * - Nor do they split a step: the block editor starts a new one if a block changes by itself between two letters of a
 * word, for example while a slow site responds.
 * - Passing the same blocks to the record again never marks it as changed. A second after the last key, the block
 * editor ends a step and does so. A record saved in between would then count as changed, as would a header whose menu
 * was chosen shortly before the end of a step or a save.
 *
 * WordPress 6.8 and 7.1 both behave like this. Code that the user types passes here before it is parsed; see
 * `safeEdits`.
 *
 * @return The registry, and `end`, which ends the current step.
 */
export function guardUndo(
	registry: Registry,
	{ isInUse, onStep }: GuardOptions
): { readonly registry: Registry; readonly end: () => void } {
	const core = registry.select( coreStore );
	const actions = coreActions( registry );
	const { placed, end, interrupt } = createSteps( core, isInUse );
	const ownChanges = createOwnChanges();

	const edit: Edit = ( kind, name, id, edits, given = {} ) => {
		const edited = core.getEditedEntityRecord( kind, name, id ) || {};
		const record = `${ kind } ${ name } ${ id }`;
		const news = withoutEcho( edits, edited, {
			blocksToo: ownChanges.isAll( record ),
		} );
		if ( typeof news.content === 'string' && 'blocks' in news ) {
			noteTyped(
				{ type: name, id: String( id ) },
				edited.content,
				news.content
			);
		}
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
			if (
				kind === 'postType' &&
				ownChanges.isAll( record ) &&
				Array.isArray( news.blocks )
			) {
				noteOwnChange( { type: name, id: String( id ) }, news.blocks );
			}
		} else if ( news !== edits && ownChanges.isAll( record ) ) {
			return send( { ...given, undoIgnore: true } );
		} else {
			ownChanges.forget( record );
			onStep();
		}
		return send( placed( record, edits, edited, given ) );
	};
	const guarded = withStepEnds( { ...actions, editEntityRecord: edit }, end );
	// A stable object: effects depend on its functions.
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

import { speak } from '@wordpress/a11y';
import { store as commandsStore, type Command } from '@wordpress/commands';
import { Icon, Modal, TextHighlight } from '@wordpress/components';
import { useEvent } from '@wordpress/compose';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useId, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { search as searchIcon } from '@wordpress/icons';
import {
	store as shortcutsStore,
	useShortcut,
} from '@wordpress/keyboard-shortcuts';
import type { KeyboardEvent } from 'react';
import { createSignal } from '@/kernel/signal';
import { openDialog } from '@/ui/openDialog';
import type { Group } from './paletteMatch';
import { usePaletteEntries } from './usePaletteEntries';
import styles from './Palette.module.css';

/** The name of the shortcut in WordPress's own editors. */
const SHORTCUT = 'core/commands';

/** Takes what was typed before the palette had loaded; null if it has been. */
export const typedBefore = createSignal< ( () => string ) | null >( null );

/** The command palette, which primary+k opens and closes. */
export function Palette() {
	const isOpen = useSelect(
		( select ) => select( commandsStore ).isOpen(),
		[]
	);
	const { open, close } = useDispatch( commandsStore );
	const { registerShortcut } = useDispatch( shortcutsStore );
	useEffect( () => {
		void registerShortcut( {
			name: SHORTCUT,
			category: 'global',
			description: __( 'Open the command palette.', 'atelier' ),
			keyCombination: { modifier: 'primary', character: 'k' },
		} );
	}, [ registerShortcut ] );
	useShortcut( SHORTCUT, ( event ) => {
		if ( ! event.defaultPrevented && ! event.isComposing ) {
			event.preventDefault();
			if ( isOpen ) {
				void close();
			} else if ( ! openDialog() ) {
				void open();
			}
		}
	} );
	return isOpen ? (
		<Modal
			__experimentalHideHeader
			className={ styles.dialog ?? '' }
			overlayClassName={ `atelier-overlay ${ styles.overlay ?? '' }` }
			size="medium"
			contentLabel={ __( 'Command palette', 'atelier' ) }
			focusOnMount="firstElement"
			onRequestClose={ () => void close() }
		>
			<Menu onClose={ () => void close() } />
		</Modal>
	) : null;
}

function Menu( { onClose }: { readonly onClose: () => void } ) {
	const [ search, setSearch ] = useState( '' );
	const field = useRef< HTMLInputElement >( null );
	useEffect( () => {
		// The dialog moves the focus in a later task.
		field.current?.focus();
		setSearch( typedBefore.get()?.() ?? '' );
		typedBefore.set( null );
	}, [] );
	const { sections, isLoading, loaders } = usePaletteEntries( search );
	const items = sections.flatMap( ( section ) => section.items );
	const { current, move, point, reset } = useHighlight( items );
	const run = useEvent( ( command: Command ) =>
		command.callback( { close: onClose } )
	);
	const enter = useEnter( current, isLoading, run );
	const id = useId();
	const idOf = ( { name }: Command ): string => `${ id }-${ name }`;
	const label = __( 'Search commands and settings', 'atelier' );
	useAnnouncement( items.length, search, isLoading );

	const press = ( event: KeyboardEvent ) => {
		// Keys of an input method aren't for the palette.
		if ( event.nativeEvent.isComposing ) {
			return;
		}
		if ( event.key === 'ArrowDown' || event.key === 'ArrowUp' ) {
			event.preventDefault();
			move( event.key === 'ArrowDown' ? 1 : -1 );
		} else if ( event.key === 'Enter' ) {
			event.preventDefault();
			enter();
		}
	};
	return (
		<>
			{ loaders }
			<div className={ styles.header }>
				<Icon icon={ searchIcon } />
				<input
					ref={ field }
					className={ styles.input }
					type="text"
					role="combobox"
					autoComplete="off"
					spellCheck={ false }
					aria-label={ label }
					aria-expanded
					aria-autocomplete="list"
					aria-controls={ `${ id }-list` }
					aria-activedescendant={
						current ? idOf( current ) : undefined
					}
					placeholder={ label }
					value={ search }
					onChange={ ( event ) => {
						setSearch( event.target.value );
						reset();
					} }
					onKeyDown={ press }
				/>
			</div>
			<div
				id={ `${ id }-list` }
				className={ styles.list }
				role="listbox"
				aria-label={ __( 'Suggestions', 'atelier' ) }
			>
				{ sections.map( ( section ) => (
					<div
						key={ section.group }
						role="group"
						aria-labelledby={ `${ id }-${ section.group }` }
					>
						<div
							id={ `${ id }-${ section.group }` }
							className={ styles.heading }
							role="presentation"
						>
							{ groupLabel( section.group ) }
						</div>
						{ section.items.map( ( command ) => (
							<Option
								key={ command.name }
								id={ idOf( command ) }
								command={ command }
								search={ search }
								isCurrent={ command === current }
								onPoint={ () => point( command ) }
								onChoose={ () => run( command ) }
							/>
						) ) }
					</div>
				) ) }
			</div>
			{ items.length === 0 && search.trim() !== '' && ! isLoading && (
				<p className={ styles.none }>
					{ __( 'No results found.', 'atelier' ) }
				</p>
			) }
		</>
	);
}

interface OptionProps {
	readonly id: string;
	readonly command: Command;
	readonly search: string;
	readonly isCurrent: boolean;
	readonly onPoint: () => void;
	readonly onChoose: () => void;
}

function Option( {
	id,
	command: { label, icon },
	search,
	isCurrent,
	onPoint,
	onChoose,
}: OptionProps ) {
	const option = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( isCurrent ) {
			option.current?.scrollIntoView( { block: 'nearest' } );
		}
	}, [ isCurrent ] );
	return (
		// The focus stays in the field, which handles the keyboard for all options.
		// oxlint-disable-next-line jsx-a11y/click-events-have-key-events
		<div
			ref={ option }
			id={ id }
			className={ styles.option }
			role="option"
			tabIndex={ -1 }
			aria-selected={ isCurrent }
			// Not when the option moves under a resting pointer.
			onPointerMove={ onPoint }
			onPointerDown={ ( event ) => event.preventDefault() }
			onClick={ onChoose }
		>
			<span className={ styles.icon }>
				{ icon && <Icon icon={ icon } /> }
			</span>
			<span className={ styles.label }>
				<TextHighlight text={ label } highlight={ search.trim() } />
			</span>
		</div>
	);
}

/** The highlighted command: the first one, until the user moves to another. */
function useHighlight( items: readonly Command[] ) {
	const [ chosen, setChosen ] = useState< string | null >( null );
	const at = Math.max(
		items.findIndex( ( { name } ) => name === chosen ),
		0
	);
	return {
		current: items[ at ],
		move: ( by: 1 | -1 ) =>
			setChosen(
				items[ ( at + by + items.length ) % items.length ]?.name ?? null
			),
		point: ( { name }: Command ) => setChosen( name ),
		reset: () => setChosen( null ),
	};
}

/** Runs the highlighted command; while none has been found, it waits for the first. */
function useEnter(
	current: Command | undefined,
	isLoading: boolean,
	run: ( command: Command ) => void
): () => void {
	const [ isWaiting, setIsWaiting ] = useState( false );
	useEffect( () => {
		if ( isWaiting && ( current || ! isLoading ) ) {
			setIsWaiting( false );
			if ( current ) {
				run( current );
			}
		}
	}, [ isWaiting, current, isLoading, run ] );
	return () => {
		if ( current ) {
			run( current );
		} else {
			setIsWaiting( isLoading );
		}
	};
}

/** Announces the number of commands, once all have been loaded. */
function useAnnouncement( count: number, search: string, isLoading: boolean ) {
	const isSettled = search.trim() !== '' && ! isLoading;
	useEffect( () => {
		if ( isSettled ) {
			speak(
				count === 0
					? __( 'No results found.', 'atelier' )
					: sprintf(
							/* translators: %d: number of commands. */
							_n(
								'%d result found.',
								'%d results found.',
								count,
								'atelier'
							),
							count
						)
			);
		}
	}, [ isSettled, count ] );
}

function groupLabel( group: Group ): string {
	switch ( group ) {
		case 'view':
			return __( 'View', 'atelier' );
		case 'edit':
			return __( 'Edit', 'atelier' );
		case 'go-to':
			return __( 'Go to', 'atelier' );
		case 'action':
			return __( 'Action', 'atelier' );
	}
}

import { Icon } from '@wordpress/components';
import { useEffect, useId, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import type { KeyboardEvent } from 'react';
import { fold } from '@/kernel/fold';
import { FOCUS_DELAY, SEARCHABLE_ABOVE } from '../model';
import type { Option } from '../types';
import styles from './OptionList.module.css';

interface OptionListProps {
	readonly label: string;
	readonly options: readonly Option[];
	readonly takes: 'one' | 'many';
	readonly isChosen: ( option: Option ) => boolean;
	readonly onChoose: ( option: Option ) => void;
	/** Where the options are searched elsewhere: called with each text. */
	readonly onSearch?: ( text: string ) => void;
}

/** A listbox with arrow keys; a long one has a search box that keeps the focus. */
export function OptionList( {
	label,
	options,
	takes,
	isChosen,
	onChoose,
	onSearch,
}: OptionListProps ) {
	const id = useId();
	const list = useRef< HTMLDivElement >( null );
	const box = useRef< HTMLInputElement >( null );
	const [ search, setSearch ] = useState( '' );
	const [ active, setActive ] = useState( () =>
		Math.max( options.findIndex( isChosen ), 0 )
	);
	const [ hasFocus, setFocus ] = useState( false );
	const isSearchable =
		onSearch !== undefined || options.length > SEARCHABLE_ABOVE;
	const isSearched = search.trim() !== '';
	const found = onSearch
		? options
		: options.filter( ( option ) =>
				fold( option.label ).includes( fold( search.trim() ) )
			);
	const at = Math.min( active, found.length - 1 );

	// The list takes the focus when it opens, even if other controls come before it.
	useEffect( () => {
		const timer = setTimeout(
			() => ( box.current ?? list.current )?.focus(),
			FOCUS_DELAY
		);
		return () => clearTimeout( timer );
	}, [] );

	useEffect( () => {
		const option = list.current?.children[ at ];
		// Missing in jsdom.
		if ( option && 'scrollIntoView' in option ) {
			option.scrollIntoView( { block: 'nearest' } );
		}
	}, [ at ] );

	const press = ( event: KeyboardEvent ) => {
		const next = positionAfter( event.key, at, found.length );
		const isChoosing =
			event.key === 'Enter' || ( event.key === ' ' && ! isSearchable );
		if ( next !== null ) {
			event.preventDefault();
			setActive( next );
		} else if ( isChoosing ) {
			event.preventDefault();
			found.slice( at, at + 1 ).forEach( onChoose );
		}
	};
	const keyboard = {
		onFocus: () => setFocus( true ),
		onBlur: () => setFocus( false ),
		onKeyDown: press,
		'aria-activedescendant': at >= 0 ? `${ id }-${ at }` : undefined,
	};
	return (
		<>
			{ isSearchable && (
				<div className={ styles.search }>
					<input
						ref={ box }
						type="text"
						role="combobox"
						className={ styles.input }
						aria-label={ __( 'Search items', 'atelier' ) }
						placeholder={ __( 'Search', 'atelier' ) }
						aria-expanded={ true }
						aria-autocomplete="list"
						aria-controls={ `${ id }-list` }
						autoComplete="off"
						value={ search }
						onChange={ ( event ) => {
							setSearch( event.target.value );
							setActive( 0 );
							onSearch?.( event.target.value );
						} }
						{ ...keyboard }
					/>
				</div>
			) }
			<div
				ref={ list }
				role="listbox"
				id={ `${ id }-list` }
				className={ styles.list }
				aria-label={ label }
				aria-multiselectable={ takes === 'many' }
				tabIndex={ isSearchable ? -1 : 0 }
				{ ...( isSearchable ? {} : keyboard ) }
			>
				{ found.map( ( option, position ) => (
					<OptionRow
						key={ option.value }
						id={ `${ id }-${ position }` }
						option={ option }
						// Those it is below may be missing from what was found.
						isAlone={ isSearched }
						isActive={ hasFocus && position === at }
						isChosen={ isChosen( option ) }
						onChoose={ () => {
							setActive( position );
							onChoose( option );
						} }
					/>
				) ) }
			</div>
			{ found.length === 0 && (
				<p className={ styles.nothing } role="status">
					{ __( 'No results found', 'atelier' ) }
				</p>
			) }
		</>
	);
}

interface OptionRowProps {
	readonly id: string;
	readonly option: Option;
	/** Whether it is shown apart from the options that it is below. */
	readonly isAlone: boolean;
	readonly isActive: boolean;
	readonly isChosen: boolean;
	readonly onChoose: () => void;
}

function OptionRow( {
	id,
	option: { label, description, level = 0, within },
	isAlone,
	isActive,
	isChosen,
	onChoose,
}: OptionRowProps ) {
	return (
		// The list handles the keys; `aria-activedescendant` names its active option.
		// oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
		<div
			role="option"
			id={ id }
			className={ styles.option }
			aria-selected={ isChosen }
			data-active={ isActive }
			onClick={ onChoose }
			// The search box keeps the focus.
			onMouseDown={ ( event ) => event.preventDefault() }
		>
			<span className={ styles.check }>
				{ isChosen && <Icon icon={ check } /> }
			</span>
			<span
				{ ...( isAlone || level === 0
					? {}
					: {
							style: {
								paddingInlineStart: `calc( ${ level } * var( --space-4 ) )`,
							},
						} ) }
			>
				{ label }
				{ [ description, isAlone && within ].map(
					( text ) =>
						text && (
							<span key={ text } className={ styles.description }>
								{ text }
							</span>
						)
				) }
			</span>
		</div>
	);
}

/** The index after an arrow key; null for other keys. */
function positionAfter(
	key: string,
	at: number,
	count: number
): number | null {
	switch ( key ) {
		case 'ArrowDown':
			return count > 0 ? ( at + 1 ) % count : null;
		case 'ArrowUp':
			return count > 0 ? ( at - 1 + count ) % count : null;
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		default:
			return null;
	}
}

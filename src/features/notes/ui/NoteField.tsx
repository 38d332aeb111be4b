import { speak } from '@wordpress/a11y';
import { useEvent, useInstanceId } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { isKeyboardEvent } from '@wordpress/keycodes';
import type { KeyboardEvent, RefObject } from 'react';
import { ok } from '@/kernel/result';
import { useLoad } from '@/ui/useLoad';
import {
	fieldContent,
	fillField,
	format,
	linkAround,
	mention,
	putCaretAtEnd,
	queryIn,
	selectedIn,
} from '../data/field';
import { parseHtml } from '../data/parseHtml';
import type { Person } from '@/features/documents/index.model';
import { findPeople } from '../data/requests';
import { NoteLink } from './NoteLink';
import { PersonPicture } from './PersonPicture';
import styles from './Notes.module.css';

interface NoteFieldProps {
	readonly label: string;
	readonly placeholder: string;
	/** The initial content, as HTML. */
	readonly initial: string;
	/** Whether it takes the focus. */
	readonly isWanted: boolean;
	/** The ID of the error message. */
	readonly describedBy?: string | undefined;
	readonly onFocused: () => void;
	readonly onChange: ( html: string ) => void;
	readonly onSend: () => void;
	readonly onEscape: () => void;
}

/**
 * A field for the text of a note. It is edited as plain text, so pasting adds no HTML, and keeps the formats of
 * WordPress's own notes: links, bold text, mentions.
 */
export function NoteField( {
	label,
	placeholder,
	initial,
	isWanted,
	describedBy,
	onFocused,
	onChange,
	onSend,
	onEscape,
}: NoteFieldProps ) {
	const field = useRef< HTMLDivElement >( null );
	const [ query, setQuery ] = useState< string | null >( null );
	const people = usePeople( query );
	const [ marked, setMarked ] = useState( 0 );
	const listId = useInstanceId( NoteField, 'atelier-people' );
	const first = useRef( initial );

	useEffect( () => {
		if ( field.current ) {
			fillField( field.current, parseHtml( first.current ) );
		}
	}, [] );
	const focused = useEvent( onFocused );
	useEffect( () => {
		if ( isWanted && field.current ) {
			putCaretAtEnd( field.current );
			field.current.scrollIntoView( { block: 'nearest' } );
			focused();
		}
	}, [ isWanted, focused ] );
	useEffect( () => setMarked( 0 ), [ people ] );

	const read = () => {
		const { current } = field;
		if ( current ) {
			const html = fieldContent( current );
			if ( html === '' && ! current.textContent ) {
				// Elements that browsers leave behind would hide the placeholder.
				current.replaceChildren();
			}
			onChange( html );
			setQuery( queryIn( current ) );
		}
	};
	const { link, pressFormat, applyLink } = useFormats( field, read );
	const choose = ( person: Person | undefined ) => {
		if ( person && field.current ) {
			mention( field.current, person );
			read();
		}
	};
	const press = ( event: KeyboardEvent< HTMLElement > ) => {
		if ( event.nativeEvent.isComposing ) {
			return;
		}
		if ( pressFormat( event ) ) {
			return;
		}
		if (
			isKeyboardEvent.primary( event, 'z' ) ||
			isKeyboardEvent.primaryShift( event, 'z' )
		) {
			// Undo acts on the text, not on the document.
			event.stopPropagation();
		} else if ( isKeyboardEvent.primary( event, 'Enter' ) ) {
			event.preventDefault();
			onSend();
		} else if ( people.length > 0 && pressInList( event ) ) {
			event.preventDefault();
		} else if ( event.key === 'Escape' ) {
			event.preventDefault();
			onEscape();
		}
	};
	const pressInList = ( { key }: KeyboardEvent< HTMLElement > ): boolean => {
		const step = { ArrowDown: 1, ArrowUp: people.length - 1 }[ key ];
		if ( step !== undefined ) {
			setMarked( ( marked + step ) % people.length );
		} else if ( key === 'Enter' || key === 'Tab' ) {
			choose( people[ marked ] );
		} else if ( key === 'Escape' ) {
			setQuery( null );
		} else {
			return false;
		}
		return true;
	};
	const isListed = people.length > 0;
	return (
		<div className={ styles.fieldBox }>
			<div
				ref={ field }
				className={ styles.field }
				contentEditable="plaintext-only"
				suppressContentEditableWarning
				role="textbox"
				tabIndex={ 0 }
				dir="auto"
				aria-multiline
				aria-keyshortcuts="Control+B Control+I Control+K"
				aria-label={ label }
				aria-placeholder={ placeholder }
				aria-describedby={ describedBy }
				aria-autocomplete="list"
				aria-haspopup="listbox"
				aria-controls={ isListed ? listId : undefined }
				aria-activedescendant={
					isListed ? optionId( listId, marked ) : undefined
				}
				data-placeholder={ placeholder }
				onInput={ read }
				onKeyDown={ press }
				onBlur={ () => setQuery( null ) }
			/>
			{ link && field.current && (
				<NoteLink
					initial={ linkAround( field.current, link ) }
					onDone={ applyLink }
				/>
			) }
			{ isListed && (
				<People
					id={ listId }
					people={ people }
					marked={ marked }
					onChoose={ choose }
				/>
			) }
		</div>
	);
}

/** The formats of a selected text, by their keys. */
function useFormats( field: RefObject< HTMLElement >, onChanged: () => void ) {
	/** The text that becomes a link. */
	const [ link, setLink ] = useState< Range | null >( null );
	return {
		link,
		/** Whether the key was for a format. */
		pressFormat: ( event: KeyboardEvent< HTMLElement > ): boolean => {
			const { current } = field;
			const range = current && selectedIn( current );
			const key = [ 'b', 'i', 'k' ].find( ( letter ) =>
				isKeyboardEvent.primary( event, letter )
			);
			if ( key === undefined ) {
				return false;
			}
			// Without text, the key must not act on the editor either.
			event.preventDefault();
			event.stopPropagation();
			if ( current && range && key === 'k' ) {
				setLink( range.cloneRange() );
			} else if ( current && range ) {
				format( current, range, {
					tag: key === 'b' ? 'strong' : 'em',
				} );
				onChanged();
			}
			return true;
		},
		applyLink: ( href: string | null ): void => {
			const { current } = field;
			if ( current && link ) {
				current.focus();
				if ( href !== null ) {
					format( current, link, { tag: 'a', href } );
					onChanged();
				}
			}
			setLink( null );
		},
	};
}

const optionId = ( list: string, at: number ): string => `${ list }-${ at }`;

interface PeopleProps {
	readonly id: string;
	readonly people: readonly Person[];
	/** The index of the one that a key chooses. */
	readonly marked: number;
	readonly onChoose: ( person: Person ) => void;
}

const People = ( { id, people, marked, onChoose }: PeopleProps ) => (
	<ul
		id={ id }
		role="listbox"
		aria-label={ __( 'People', 'atelier' ) }
		className={ styles.people }
	>
		{ people.map( ( person, at ) => (
			// The field keeps the focus and handles the keys.
			// oxlint-disable-next-line jsx-a11y/click-events-have-key-events
			<li
				key={ person.id }
				id={ optionId( id, at ) }
				role="option"
				aria-selected={ at === marked }
				className={ styles.person }
				onMouseDown={ ( event ) => event.preventDefault() }
				onClick={ () => onChoose( person ) }
			>
				<PersonPicture address={ person.avatar } isSmall />
				{ person.name }
			</li>
		) ) }
	</ul>
);

const NOBODY: readonly Person[] = [];

/** The delay between typing and searching for users, in milliseconds. */
const REST = 200;

/** Suggested users. */
function usePeople( query: string | null ): readonly Person[] {
	const load = useLoad(
		query,
		async ( signal ) => {
			await new Promise( ( resolve ) => {
				setTimeout( resolve, REST );
			} );
			return signal.aborted || query === null
				? ok( NOBODY )
				: findPeople( query );
		},
		{ isWanted: query !== null }
	);
	const people =
		query !== null && load.status === 'ready' ? load.value : NOBODY;
	const count = people.length;
	useEffect( () => {
		if ( count > 0 ) {
			speak(
				sprintf(
					/* translators: %d: number of people. */
					_n(
						'%d person found. Use the arrow keys to choose.',
						'%d people found. Use the arrow keys to choose.',
						count,
						'atelier'
					),
					count
				)
			);
		}
	}, [ count ] );
	return people;
}

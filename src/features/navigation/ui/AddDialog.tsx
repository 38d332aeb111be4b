import { Icon, Modal, TextControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { customLink, navigation, plus } from '@wordpress/icons';
import type { KeyboardEvent, ReactElement } from 'react';
import type { UnknownRecord } from '@/kernel/guards';
import { openDraft } from '@/platform/siteDraft';
import { useCanCreate } from '@/platform/useCanCreate';
import { ErrorText } from '@/ui/ErrorText';
import { messageFor } from '@/ui/messages';
import { createDraft } from '@/features/documents/index.records';
import { useChoices } from '../data/links';
import {
	addressIn,
	asLabel,
	attributesFor,
	attributesForUrl,
	nameOfAddress,
	targetKey,
	type Choice,
} from '../model/describe';
import { LINK, SUBMENU } from '../model/item';
import { iconOfTarget, nameOfType } from './itemLabels';
import { pageAddress } from './addresses';
import { useIsMounted } from '@/ui/useIsMounted';
import styles from './AddDialog.module.css';

/** A new item: its block name and its attributes. */
export interface NewItem {
	readonly name: string;
	readonly attributes: UnknownRecord;
}

interface AddDialogProps {
	readonly title: string;
	readonly onClose: () => void;
	readonly onAdd: ( item: NewItem ) => void;
}

/** An option of the dialog. */
interface Option {
	readonly key: string;
	readonly icon: ReactElement;
	readonly label: string;
	readonly note?: string;
	/** Returns the item, or null after showing an error. */
	readonly make: () => NewItem | Promise< NewItem | null >;
}

/** Searches the site for content to link to, and offers other items that the words can become. */
export function AddDialog( { title, onClose, onAdd }: AddDialogProps ) {
	const [ text, setText ] = useState( '' );
	const [ at, setAt ] = useState( 0 );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const id = useInstanceId( AddDialog, 'atelier-add-item' );
	const words = text.trim();
	const load = useChoices( words );
	const canCreatePages = useCanCreate( 'page' );
	const list = useRef< HTMLUListElement >( null );
	const isMounted = useIsMounted();

	const options: readonly Option[] = [
		...addressOptions( words ),
		...( load.status === 'ready' ? load.value.map( choiceOption ) : [] ),
		...( canCreatePages && words !== ''
			? [ draftOption( words, setProblem ) ]
			: [] ),
		submenuOption( words ),
	];
	const active = Math.min( at, options.length - 1 );

	useEffect( () => {
		list.current
			?.querySelector( '[aria-selected="true"]' )
			?.scrollIntoView( { block: 'nearest' } );
	}, [ active ] );

	const choose = async ( option: Option | undefined ) => {
		if ( ! option || isBusy ) {
			return;
		}
		setProblem( '' );
		setIsBusy( true );
		const item = await option.make();
		if ( ! isMounted() ) {
			return;
		}
		setIsBusy( false );
		if ( item ) {
			onAdd( item );
		}
	};
	const press = ( event: KeyboardEvent ) => {
		const step = STEPS[ event.key ];
		if ( step !== undefined ) {
			event.preventDefault();
			setAt( ( active + step + options.length ) % options.length );
		} else if ( event.key === 'Enter' ) {
			event.preventDefault();
			void choose( options[ active ] );
		}
	};

	return (
		<Modal
			title={ title }
			size="medium"
			focusOnMount="firstContentElement"
			overlayClassName="atelier-overlay"
			onRequestClose={ onClose }
		>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Search or type an address', 'atelier' ) }
				role="combobox"
				aria-expanded
				aria-autocomplete="list"
				aria-controls={ id }
				aria-activedescendant={ `${ id }-${ active }` }
				autoComplete="off"
				value={ text }
				onChange={ ( next ) => {
					setText( next );
					setAt( 0 );
				} }
				onKeyDown={ press }
			/>
			<ErrorText>{ problem }</ErrorText>
			<ul
				ref={ list }
				id={ id }
				role="listbox"
				aria-label={ __( 'Menu item options', 'atelier' ) }
				aria-busy={ isBusy || load.status === 'loading' }
				className={ styles.options }
			>
				{ options.map( ( option, index ) => (
					// The search field handles the keyboard.
					// oxlint-disable-next-line jsx-a11y/click-events-have-key-events
					<li
						key={ option.key }
						id={ `${ id }-${ index }` }
						role="option"
						aria-selected={ index === active }
						className={ styles.option }
						onMouseMove={ () => setAt( index ) }
						onClick={ () => void choose( option ) }
					>
						<Icon icon={ option.icon } size={ 20 } />
						<span className={ styles.words }>{ option.label }</span>
						{ option.note !== undefined && (
							<span className={ styles.note }>
								{ option.note }
							</span>
						) }
					</li>
				) ) }
			</ul>
			<p className={ styles.hint } role="status">
				{ load.status === 'loading' && __( 'Searching…', 'atelier' ) }
				{ load.status === 'failed' && messageFor( load.error ) }
				{ load.status === 'ready' &&
					load.value.length === 0 &&
					__( 'No matching content found.', 'atelier' ) }
			</p>
		</Modal>
	);
}

const STEPS: Readonly< Record< string, number > > = {
	ArrowDown: 1,
	ArrowUp: -1,
};

function addressOptions( words: string ): readonly Option[] {
	const url = addressIn( words );
	return url === null
		? []
		: [
				{
					key: 'url',
					icon: customLink,
					/* translators: %s: an address that was typed. */
					label: sprintf( __( 'Link to %s', 'atelier' ), url ),
					note: __( 'Custom link', 'atelier' ),
					make: () => ( {
						name: LINK,
						attributes: attributesForUrl(
							url,
							nameOfAddress( url )
						),
					} ),
				},
			];
}

const choiceOption = ( choice: Choice ): Option => ( {
	key: targetKey( choice ),
	icon: iconOfTarget( choice ),
	label: choice.title || __( '(no title)', 'atelier' ),
	note: nameOfType( choice ),
	make: () => ( { name: LINK, attributes: attributesFor( choice ) } ),
} );

const draftOption = (
	words: string,
	tell: ( problem: string ) => void
): Option => ( {
	key: 'draft',
	icon: plus,
	label: sprintf(
		openDraft()
			? /* translators: %s: title of a page to be made. */
				__( 'Create page “%s”', 'atelier' )
			: /* translators: %s: title of a page to be made. */
				__( 'Create draft page “%s”', 'atelier' ),
		words
	),
	make: async () => {
		const result = await createDraft( 'page', words );
		if ( ! result.ok ) {
			tell(
				result.error.detail ??
					__(
						'An error occurred while creating the item.',
						'atelier'
					)
			);
			return null;
		}
		return {
			name: LINK,
			attributes: attributesFor( {
				kind: 'postType',
				type: 'page',
				id: Number( result.value.id ),
				title: words,
				url: pageAddress( result.value.id ),
			} ),
		};
	},
} );

const submenuOption = ( words: string ): Option => ( {
	key: 'submenu',
	icon: navigation,
	label:
		words === ''
			? __( 'Submenu', 'atelier' )
			: /* translators: %s: name of a new submenu. */
				sprintf( __( 'Submenu “%s”', 'atelier' ), words ),
	note: __( 'Groups items under a title without a link', 'atelier' ),
	make: () => ( {
		name: SUBMENU,
		attributes: {
			label: asLabel( words || __( 'Submenu', 'atelier' ) ),
		},
	} ),
} );

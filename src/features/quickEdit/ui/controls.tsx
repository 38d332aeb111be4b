import { Button, ExternalLink, TextControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { EditProps, Option } from '@/dataview';
import { decodeSlug } from '@/kernel/decodeSlug';
import { stringOr } from '@/kernel/guards';
import { choosePicture } from '@/platform/mediaLibrary';
import { ErrorText } from '@/ui/ErrorText';
import { messageFor } from '@/ui/messages';
import { useImageUrl } from '@/features/documents';
import { UsesList, useUses } from '@/features/uses';
import {
	isBelow,
	searchAuthors,
	searchParents,
	useAuthorName,
	useTitle,
} from '../data/choices';
import type { QuickItem } from '../model/record';
import { SearchedChoice } from './SearchedChoice';
import styles from './QuickEdit.module.css';

type ControlProps = EditProps< QuickItem >;

const idIn = ( { data, field }: Pick< ControlProps, 'data' | 'field' > ) =>
	Number( field.getValue( { item: data } ) ) || 0;

/** The author's name, once it is known. */
export function AuthorById( { id }: { readonly id: number } ) {
	return <>{ useAuthorName( id ) || '…' }</>;
}

/** Chooses the author. */
export function AuthorControl( props: ControlProps ) {
	const id = idIn( props );
	const name = useAuthorName( id );
	return (
		<SearchedChoice
			label={ props.field.label }
			isLabelShown={ props.hideLabelFromVision !== true }
			chosen={ optionOf( id, name ) }
			search={ searchAuthors }
			onChoose={ ( author ) => {
				if ( author !== null ) {
					props.onChange( { author } );
				}
			} }
		/>
	);
}

/** Edits the slug, with the address that it makes. */
export function SlugControl( {
	data: { own, values, address },
	field,
	onChange,
	hideLabelFromVision = false,
	problem,
}: ControlProps ) {
	return (
		<>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ field.label }
				hideLabelFromVision={ hideLabelFromVision }
				value={ decodeSlug( stringOr( values.slug ) ) }
				aria-invalid={ problem !== undefined }
				help={
					problem ??
					__(
						'The last part of the URL. If it’s already taken, WordPress adds a number.',
						'atelier'
					)
				}
				onChange={ ( slug ) => onChange( { slug } ) }
			/>
			{ address && (
				<p className={ styles.address }>
					{ __( 'Permalink:', 'atelier' ) }{ ' ' }
					<ExternalLink href={ address.url }>
						<bdi>{ address.text }</bdi>
					</ExternalLink>
				</p>
			) }
			{ address?.isMoved && <LinksToAddress id={ own } /> }
		</>
	);
}

/** What leads to a post under the address that it has now. */
const LinksToAddress = ( { id }: { readonly id: string } ) => (
	<div className={ styles.address }>
		<UsesList
			inStyles={ [] }
			load={ useUses( 'post', id ) }
			introduction={ __(
				'These lead to the address it has now. Change their links as well:',
				'atelier'
			) }
		/>
	</div>
);

/** The title of the parent; "None" without one. */
export function ParentName( {
	type,
	id,
}: {
	readonly type: string;
	readonly id: number;
} ) {
	const title = useTitle( type, id );
	return id > 0 ? <>{ title || '…' }</> : <>{ __( 'None', 'atelier' ) }</>;
}

/** Chooses the parent. */
export function ParentControl( props: ControlProps ) {
	const { type, own } = props.data;
	const id = idIn( props );
	const title = useTitle( type, id );
	const [ refusal, setRefusal ] = useState< string >();
	const latest = useRef( 0 );

	const choose = async ( parent: Option[ 'value' ] | null ) => {
		const turn = ++latest.current;
		setRefusal( undefined );
		const below =
			parent === null
				? null
				: await isBelow( type, Number( parent ), own );
		if ( turn !== latest.current ) {
			// Another one has been chosen in the meantime.
			return;
		}
		if ( below && ! below.ok ) {
			setRefusal( messageFor( below.error ) );
		} else if ( below?.value ) {
			setRefusal(
				__(
					'This page is a child of the page you’re editing. Choose another one.',
					'atelier'
				)
			);
		} else {
			props.onChange( { parent: parent ?? 0 } );
		}
	};

	return (
		<SearchedChoice
			label={ props.field.label }
			chosen={ optionOf( id, title ) }
			search={ ( text ) => searchParents( type, own, text ) }
			onChoose={ ( parent ) => void choose( parent ) }
			problem={ refusal ?? props.problem }
			help={ __(
				'In URLs and menus, the page appears below its parent. Leave empty for no parent.',
				'atelier'
			) }
		/>
	);
}

const optionOf = ( id: number, label: string ): Option | null =>
	id > 0 ? { value: id, label: label || String( id ) } : null;

/** Chooses the featured image. */
export function PictureControl( props: ControlProps ) {
	const id = idIn( props );
	const picture = useImageUrl( id );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ failure, setFailure ] = useState( '' );
	const choose = async () => {
		setIsBusy( true );
		setFailure( '' );
		const chosen = await choosePicture(
			props.field.label,
			__( 'Use as featured image', 'atelier' )
		);
		setIsBusy( false );
		if ( ! chosen.ok ) {
			setFailure( messageFor( chosen.error ) );
		} else if ( chosen.value !== null ) {
			props.onChange( { featured_media: chosen.value } );
		}
	};
	return (
		<div className={ styles.picture }>
			{ picture && (
				<img className={ styles.image } src={ picture } alt="" />
			) }
			<div className={ styles.pictureActions }>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ () => void choose() }
				>
					{ id > 0
						? __( 'Replace featured image', 'atelier' )
						: __( 'Choose featured image', 'atelier' ) }
				</Button>
				{ id > 0 && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						isDestructive
						onClick={ () =>
							props.onChange( { featured_media: 0 } )
						}
					>
						{ __( 'Remove', 'atelier' ) }
					</Button>
				) }
			</div>
			<ErrorText>{ failure }</ErrorText>
		</div>
	);
}

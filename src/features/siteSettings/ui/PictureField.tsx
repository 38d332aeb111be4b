import { BaseControl, Button, Spinner } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { MouseEvent, ReactNode } from 'react';
import type { Result } from '@/kernel/result';
import { ErrorText } from '@/ui/ErrorText';
import { messageFor } from '@/ui/messages';
import type { PictureState } from '../data/pictures';
import styles from './IdentityFields.module.css';

/** The result of choosing an image: its id, or the problem with it; null if none was chosen. */
export type Choice =
	{ readonly id: number } | { readonly problem: string } | null;

interface PictureFieldProps {
	readonly label: string;
	readonly help: string;
	readonly picture: PictureState;
	/** A preview; the image itself by default. */
	readonly preview?: ReactNode;
	readonly labels: {
		readonly choose: string;
		readonly replace: string;
		readonly remove: string;
	};
	readonly choose: () => Promise< Result< Choice > >;
	readonly onChange: ( id: number ) => void;
}

/** An image of the site, with buttons that choose, replace and remove it. */
export function PictureField( {
	label,
	help,
	picture,
	preview,
	labels,
	choose,
	onChange,
}: PictureFieldProps ) {
	const id = useInstanceId( PictureField, 'atelier-site-picture' );
	const [ isBusy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const isSet = picture.status !== 'none';

	const open = async () => {
		setBusy( true );
		setProblem( '' );
		const chosen = await choose();
		setBusy( false );
		if ( ! chosen.ok ) {
			setProblem( messageFor( chosen.error ) );
		} else if ( chosen.value && 'problem' in chosen.value ) {
			setProblem( chosen.value.problem );
		} else if ( chosen.value ) {
			onChange( chosen.value.id );
		}
	};

	return (
		<div role="group" aria-labelledby={ id } className={ styles.group }>
			<BaseControl.VisualLabel id={ id }>
				{ label }
			</BaseControl.VisualLabel>
			{ preview ?? <Shown picture={ picture } /> }
			<Lost picture={ picture } />
			<div className={ styles.actions }>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					aria-describedby={ `${ id }-help` }
					onClick={ () => void open() }
				>
					{ isSet ? labels.replace : labels.choose }
				</Button>
				{ isSet && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						isDestructive
						aria-label={ labels.remove }
						onClick={ ( {
							currentTarget,
						}: MouseEvent< HTMLElement > ) => {
							setProblem( '' );
							// This button is removed; the one before it stays.
							currentTarget.parentElement
								?.querySelector( 'button' )
								?.focus();
							onChange( 0 );
						} }
					>
						{ __( 'Remove', 'atelier' ) }
					</Button>
				) }
			</div>
			<ErrorText>{ problem }</ErrorText>
			<p id={ `${ id }-help` } className={ styles.help }>
				{ help }
			</p>
		</div>
	);
}

function Shown( { picture }: { readonly picture: PictureState } ) {
	switch ( picture.status ) {
		case 'ready':
			return (
				<img
					className={ styles.picture }
					src={ picture.url }
					alt={ sprintf(
						/* translators: %s: description of a picture, or its title. */
						__( 'Current image: %s', 'atelier' ),
						picture.description
					) }
				/>
			);
		case 'loading':
			return <Spinner />;
		case 'none':
		case 'missing':
		case 'failed':
			return null;
	}
}

/** Explains why the image of a setting isn't shown. */
function Lost( { picture }: { readonly picture: PictureState } ) {
	switch ( picture.status ) {
		case 'missing':
			return (
				<p className={ styles.problem }>
					{ __(
						'This image was deleted from the media library. Choose another one.',
						'atelier'
					) }
				</p>
			);
		case 'failed':
			return (
				<p className={ styles.problem }>
					{ __( 'The image could not be loaded.', 'atelier' ) }{ ' ' }
					{ messageFor( picture.error ) }
				</p>
			);
		case 'none':
		case 'loading':
		case 'ready':
			return null;
	}
}

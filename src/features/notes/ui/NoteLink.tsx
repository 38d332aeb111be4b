import { Button, TextControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { withProtocol } from '../model/content';
import styles from './Notes.module.css';

interface NoteLinkProps {
	/** Empty without a link. */
	readonly initial: string;
	/** Called with the URL, an empty one to remove the link, or null to cancel. */
	readonly onDone: ( href: string | null ) => void;
}

/** A field for the URL of the selected text. It is inside a form, so it doesn't contain one. */
export function NoteLink( { initial, onDone }: NoteLinkProps ) {
	const [ address, setAddress ] = useState( initial );
	const [ isRefused, setRefused ] = useState( false );
	const input = useRef< HTMLInputElement >( null );
	useEffect( () => input.current?.focus(), [] );
	const apply = () => {
		const href = withProtocol( address );
		if ( href === null ) {
			setRefused( true );
		} else {
			onDone( href );
		}
	};
	return (
		<div className={ styles.link }>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				ref={ input }
				label={ __( 'Link address', 'atelier' ) }
				type="url"
				dir="ltr"
				value={ address }
				{ ...( isRefused
					? {
							help: __(
								'This address isn’t valid. It can begin with https:// or mailto:.',
								'atelier'
							),
						}
					: {} ) }
				onChange={ ( value ) => {
					setAddress( value );
					setRefused( false );
				} }
				onKeyDown={ ( event ) => {
					if ( event.key === 'Enter' ) {
						event.preventDefault();
						apply();
					} else if ( event.key === 'Escape' ) {
						event.preventDefault();
						event.stopPropagation();
						onDone( null );
					}
				} }
			/>
			<div className={ styles.formButtons }>
				{ initial !== '' && (
					<Button
						size="compact"
						variant="tertiary"
						onClick={ () => onDone( '' ) }
					>
						{ __( 'Remove link', 'atelier' ) }
					</Button>
				) }
				<Button size="compact" variant="secondary" onClick={ apply }>
					{ __( 'Apply', 'atelier' ) }
				</Button>
			</div>
		</div>
	);
}

import { BaseControl, Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { AppError } from '@/kernel/result';
import { chooseFile } from '@/platform/mediaLibrary';
import { ErrorText } from '@/ui/ErrorText';
import { messageFor } from '@/ui/messages';
import { useLoad } from '@/ui/useLoad';
import { loadFile } from '../data/mediaFiles';
import styles from './Find.module.css';

interface PictureFieldProps {
	readonly label: string;
	/** The ID of the file; empty if none is chosen. */
	readonly value: string;
	readonly onChange: ( value: string ) => void;
}

/** A file of the media library. */
export function PictureField( { label, value, onChange }: PictureFieldProps ) {
	const [ error, setError ] = useState< AppError | null >( null );
	const load = useLoad( value, () => loadFile( value ), {
		isWanted: value !== '',
	} );
	const file = load.status === 'ready' ? load.value : null;
	const problem = error ?? ( load.status === 'failed' ? load.error : null );
	const choose = async () => {
		const chosen = await chooseFile(
			__( 'Choose a file', 'atelier' ),
			__( 'Choose', 'atelier' )
		);
		setError( chosen.ok ? null : chosen.error );
		if ( chosen.ok && chosen.value !== null ) {
			onChange( String( chosen.value ) );
		}
	};
	return (
		<div className={ styles.text } role="group" aria-label={ label }>
			<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
			<div className={ styles.file }>
				{ file?.type === 'image' && (
					<img
						className={ styles.thumbnail }
						src={ file.sizes?.thumbnail ?? file.url }
						alt=""
					/>
				) }
				<span className={ styles.fileName }>
					{ file?.title ??
						( value === ''
							? __( 'No file chosen', 'atelier' )
							: problem
								? value
								: __( 'Loading…', 'atelier' ) ) }
				</span>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => void choose() }
				>
					{ __( 'Choose file…', 'atelier' ) }
				</Button>
			</div>
			{ problem && <ErrorText>{ messageFor( problem ) }</ErrorText> }
		</div>
	);
}

import {
	Button,
	DropZone,
	FormFileUpload,
	Modal,
	Spinner,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ErrorText } from '@/ui/ErrorText';
import { readJsonFile } from '../../data/readJsonFile';
import { readThemeJson, type ThemeJson } from '../../data/readThemeJson';
import styles from './ImportDialog.module.css';
import { ImportPreview } from './ImportPreview';
import { problemMessage, rejectionMessage } from './importMessages';

type Step =
	| { readonly name: 'choose'; readonly problem: string }
	| { readonly name: 'reading' }
	| { readonly name: 'preview'; readonly file: ThemeJson };

/** Imports styles from a theme.json: choose a file, preview it, apply it. */
export function ImportDialog( { onClose }: { readonly onClose: () => void } ) {
	const [ step, setStep ] = useState< Step >( {
		name: 'choose',
		problem: '',
	} );

	const read = async ( file: File | undefined ) => {
		if ( ! file ) {
			return;
		}
		setStep( { name: 'reading' } );
		const found = await readJsonFile( file );
		if ( 'problem' in found ) {
			setStep( {
				name: 'choose',
				problem: problemMessage( found.problem ),
			} );
			return;
		}
		const result = await readThemeJson( file.name, found.text );
		setStep(
			result.ok
				? { name: 'preview', file: result.value }
				: { name: 'choose', problem: rejectionMessage( result.error ) }
		);
	};

	return (
		<Modal
			title={ __( 'Import styles', 'atelier' ) }
			size="medium"
			overlayClassName="atelier-overlay"
			onRequestClose={ onClose }
		>
			{ step.name === 'preview' ? (
				<ImportPreview file={ step.file } onClose={ onClose } />
			) : (
				<div className={ styles.choose }>
					<p className={ styles.text }>
						{ __(
							'Choose a theme.json file or drop it here. You can review the changes before you apply them.',
							'atelier'
						) }
					</p>
					{ step.name === 'reading' ? (
						<p role="status">
							<Spinner />
							{ __( 'Reading the file…', 'atelier' ) }
						</p>
					) : (
						<FormFileUpload
							__next40pxDefaultSize
							accept=".json,application/json"
							onChange={ ( { currentTarget } ) =>
								void read( currentTarget.files?.[ 0 ] )
							}
							render={ ( { openFileDialog } ) => (
								<Button
									__next40pxDefaultSize
									variant="primary"
									onClick={ openFileDialog }
								>
									{ __( 'Choose file', 'atelier' ) }
								</Button>
							) }
						/>
					) }
					{ step.name === 'choose' && step.problem !== '' && (
						<ErrorText>
							<strong>
								{ __( 'Nothing was imported.', 'atelier' ) }
							</strong>{ ' ' }
							{ step.problem }
						</ErrorText>
					) }
					<DropZone
						label={ __(
							'Drop a theme.json file to import its styles',
							'atelier'
						) }
						onFilesDrop={ ( files ) => void read( files[ 0 ] ) }
					/>
				</div>
			) }
		</Modal>
	);
}

import { speak } from '@wordpress/a11y';
import { Modal } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ComponentProps } from 'react';
import { assertNever } from '@/kernel/invariant';
import { ErrorText } from '@/ui/ErrorText';
import type { Entities, Kind } from '../model/kinds';
import { firstSuggestions } from '../data/suggestions';
import { useKinds } from '../data/useKinds';
import { CustomTemplate } from './CustomTemplate';
import { EntityChoice } from './EntityChoice';
import { KindGrid } from './KindGrid';
import { entityLabels, kindLabels } from './kindLabels';
import { useCreating } from './useCreating';
import styles from './AddTemplateDialog.module.css';

type Step =
	| {
			readonly name: 'kinds';
			/** The slug of the kind that was chosen before; empty without one. */
			readonly last: string;
	  }
	| {
			readonly name: 'entity';
			readonly kind: Kind;
			readonly entities: Entities;
	  }
	| { readonly name: 'custom' };

const SIZES: Readonly<
	Record< Step[ 'name' ], ComponentProps< typeof Modal >[ 'size' ] >
> = {
	kinds: 'large',
	entity: 'medium',
	custom: 'medium',
};

/** A dialog that asks for the kind of a new template, and creates it. */
export function AddTemplateDialog( {
	onClose,
}: {
	readonly onClose: () => void;
} ) {
	const [ step, setStep ] = useState< Step >( { name: 'kinds', last: '' } );
	// Not in the grid, which unmounts between steps.
	const kinds = useKinds();
	const { making, problem, forgetProblem, create } = useCreating( onClose );
	const top = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( problem !== '' ) {
			top.current?.scrollIntoView( { block: 'nearest' } );
		}
	}, [ problem ] );
	const goTo = ( next: Step ) => {
		forgetProblem();
		setStep( next );
	};
	const [ asking, setAsking ] = useState< string | null >( null );
	const title = titleOf( step );
	useAnnounced( title );

	const createGeneral = ( kind: Kind ) =>
		void create( {
			slug: kind.slug,
			...kindLabels( kind.naming ),
			prefix: kind.entities?.prefix ?? '',
		} );

	const choose = async ( kind: Kind ) => {
		const { slug, entities } = kind;
		if ( ! entities ) {
			createGeneral( kind );
			return;
		}
		setAsking( slug );
		const single = await firstSuggestions( entities );
		setAsking( null );
		if ( single.ok && single.value.length === 0 ) {
			// There is only one choice.
			createGeneral( kind );
		} else {
			goTo( { name: 'entity', kind, entities } );
		}
	};

	return (
		<Modal
			title={ title }
			size={ SIZES[ step.name ] ?? 'medium' }
			className={ styles.dialog ?? '' }
			overlayClassName="atelier-overlay"
			focusOnMount
			onRequestClose={ onClose }
		>
			{ step.name !== 'custom' && (
				<div ref={ top }>
					<ErrorText>{ problem }</ErrorText>
				</div>
			) }
			{ step.name === 'kinds' && (
				<KindGrid
					kinds={ kinds }
					last={ step.last }
					busy={ asking ?? making }
					onChoose={ ( kind ) => void choose( kind ) }
					onCustom={ () => goTo( { name: 'custom' } ) }
				/>
			) }
			{ step.name === 'entity' && (
				<EntityChoice
					kind={ step.kind }
					entities={ step.entities }
					making={ making }
					onAll={ () => createGeneral( step.kind ) }
					onOne={ ( { slug } ) => {
						const own = `${ step.entities.prefix }-${ slug }`;
						void create( {
							slug: own,
							title: own,
							description: '',
							prefix: step.entities.prefix,
						} );
					} }
					onBack={ () =>
						goTo( { name: 'kinds', last: step.kind.slug } )
					}
				/>
			) }
			{ step.name === 'custom' && (
				<CustomTemplate
					isBusy={ making !== null }
					problem={ problem }
					onCreate={ ( template ) => void create( template ) }
					onBack={ () => goTo( { name: 'kinds', last: 'custom' } ) }
					onCancel={ onClose }
				/>
			) }
		</Modal>
	);
}

function titleOf( step: Step ): string {
	switch ( step.name ) {
		case 'kinds':
			return __( 'Add template', 'atelier' );
		case 'entity':
			return sprintf(
				/* translators: %s: singular name of the type that the template is for, such as "Post". */
				__( 'Add template: %s', 'atelier' ),
				entityLabels( step.entities.labels ).singular
			);
		case 'custom':
			return __( 'Create custom template', 'atelier' );
		default:
			return assertNever( step );
	}
}

/** A dialog is announced when it opens, but not when its title changes. */
function useAnnounced( title: string ) {
	const told = useRef( title );
	useEffect( () => {
		if ( told.current !== title ) {
			told.current = title;
			speak( title );
		}
	}, [ title ] );
}

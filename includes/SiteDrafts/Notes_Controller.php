<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Draft_Notes;
use Atelier\Agents\Draft_Origin;
use Atelier\Agents\Review_Requests;
use Atelier\Records\Record_Rights;
use Atelier\Support\Rest;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Asks the agent of a site draft for changes: POST and DELETE atelier/v1/site-drafts/{id}/notes.
 */
final class Notes_Controller {
	private Draft_Store $store;
	private Record_Rights $rights;
	private Draft_Locks $locks;

	public function __construct( Draft_Store $store, Record_Rights $rights ) {
		$this->store  = $store;
		$this->rights = $rights;
		$this->locks  = new Draft_Locks( $store );
	}

	public function register_routes(): void {
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			Drafts_Controller::ROUTE . '/(?P<id>\d+)/notes',
			array(
				array(
					'methods'             => 'POST',
					'callback'            => array( $this, 'add' ),
					'permission_callback' => array( Drafts_Controller::class, 'check_permission' ),
					'args'                => array(
						'text' => array(
							'description' => __( 'What the agent should change.', 'atelier' ),
							'type'        => 'string',
							'required'    => true,
							'minLength'   => 1,
							'maxLength'   => Draft_Notes::MAX_LENGTH,
						),
						'key'  => array(
							'description' => __( 'The change that the note is about, as in changes; empty for the whole site draft.', 'atelier' ),
							'type'        => 'string',
							'default'     => '',
						),
					),
				),
				array(
					'methods'             => 'DELETE',
					'callback'            => array( $this, 'remove' ),
					'permission_callback' => array( Drafts_Controller::class, 'check_permission' ),
					'args'                => array(
						'note' => array(
							'description' => __( 'The ID of the note.', 'atelier' ),
							'type'        => 'string',
							'required'    => true,
						),
					),
				),
			)
		);
	}

	/** @return WP_REST_Response|WP_Error */
	public function add( WP_REST_Request $request ) {
		$id = (int) $request['id'];
		return $this->locks->during( array( $id ), fn() => $this->problem_of_adding( $id, $request['key'] ) ?? self::added( $id, $request ) );
	}

	private function problem_of_adding( int $id, string $key ): ?WP_Error {
		if ( 0 === Draft_Origin::agent_of( $id ) ) {
			return new WP_Error( 'atelier_draft_no_agent', __( 'No agent has proposed this site draft, so no one would read the note.', 'atelier' ), array( 'status' => 409 ) );
		}
		if ( Draft_Origin::is_gone( $id ) ) {
			return new WP_Error( 'atelier_draft_no_agent', __( 'The agent that has proposed this site draft was deleted, so no one would read the note.', 'atelier' ), array( 'status' => 409 ) );
		}
		$change = '' === $key ? null : $this->store->change( $id, $key );
		if ( '' !== $key && ! $change ) {
			return new WP_Error( 'atelier_draft_no_change', __( 'This site draft doesn’t change that item anymore.', 'atelier' ), array( 'status' => 404 ) );
		}
		return $change && ! $this->rights->may_edit_change( $change ) ? Record_Rights::refusal() : null;
	}

	/** @return WP_REST_Response|WP_Error */
	private static function added( int $id, WP_REST_Request $request ) {
		$note = Draft_Notes::add( $id, $request['key'], $request['text'], get_current_user_id(), current_time( 'mysql', true ) );
		if ( '' === $note ) {
			return new WP_Error( 'atelier_note_refused', __( 'The note wasn’t saved. Write some text, or remove older notes if this site draft has many.', 'atelier' ), array( 'status' => 400 ) );
		}
		// It's the agent's turn.
		Review_Requests::end( $id );
		return new WP_REST_Response( array( 'id' => $note ), 201 );
	}

	/** @return WP_REST_Response|WP_Error */
	public function remove( WP_REST_Request $request ) {
		$id = (int) $request['id'];
		return $this->locks->during(
			array( $id ),
			fn() => $this->may_see( $id, $request['note'] ) && Draft_Notes::remove( $id, $request['note'] )
				? new WP_REST_Response( array( 'deleted' => true ) )
				: new WP_Error( 'atelier_no_note', __( 'This note no longer exists.', 'atelier' ), array( 'status' => 404 ) )
		);
	}

	private function may_see( int $draft, string $note ): bool {
		$known = array_column( ( new Draft_Proposal( $this->rights ) )->describe( $draft )['notes'] ?? array(), 'id' );
		return in_array( $note, $known, true );
	}
}

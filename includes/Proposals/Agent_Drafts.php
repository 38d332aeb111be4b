<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Agent;
use Atelier\Agents\Agent_Limits;
use Atelier\Agents\Draft_Origin;
use Atelier\Conflicts\Save_Lock;
use Atelier\SiteDrafts\Draft;
use Atelier\SiteDrafts\Draft_Locks;
use Atelier\SiteDrafts\Draft_Refusal;
use Atelier\SiteDrafts\Draft_Store;
use WP_Error;
use WP_REST_Response;

/**
 * The site drafts of an agent. Those of others don't exist for it.
 */
final class Agent_Drafts {
	private Draft_Store $store;

	public function __construct( Draft_Store $store ) {
		$this->store = $store;
	}

	/** @return list<Draft> Open ones. */
	public function open( Agent $agent ): array {
		return array_values( array_filter( $this->store->open_of( $agent->id() ), static fn( Draft $draft ): bool => Draft_Origin::agent_of( $draft->id ) === $agent->id() ) );
	}

	/** @return Draft|WP_Error In any state. */
	public function find( Agent $agent, int $id ) {
		$draft = $this->store->get( $id );
		return $draft && Draft_Origin::agent_of( $id ) === $agent->id() ? $draft : Draft_Refusal::missing();
	}

	/**
	 * The draft to read the site with.
	 *
	 * @param array<string, mixed> $input Of an ability.
	 * @return int|WP_Error 0 for the live site.
	 */
	public function laid( Agent $agent, array $input ) {
		if ( ! isset( $input['draft'] ) ) {
			return 0;
		}
		$draft = $this->find( $agent, (int) $input['draft'] );
		return is_wp_error( $draft ) ? $draft : Draft_Refusal::of( $draft ) ?? $draft->id;
	}

	/** @return Draft|WP_Error One that the agent may change now. */
	public function writable( Agent $agent, int $id ) {
		$draft = $this->find( $agent, $id );
		if ( is_wp_error( $draft ) ) {
			return $draft;
		}
		if ( Draft::SCHEDULED === $draft->status ) {
			return new WP_Error( 'atelier_proposal_scheduled', __( 'Someone has scheduled this site draft, so it stays as it is. Start another one.', 'atelier' ), array( 'status' => 409 ) );
		}
		return Draft_Refusal::of( $draft ) ?? $draft;
	}

	/**
	 * Changes a draft, or what goes with it, while no one else does, if the agent still may.
	 *
	 * @param Agent                                     $agent
	 * @param int                                       $id
	 * @param callable(): ( WP_REST_Response|WP_Error ) $act
	 * @return WP_REST_Response|WP_Error
	 */
	public function change( Agent $agent, int $id, callable $act ) {
		return ( new Draft_Locks( $this->store ) )->with(
			array( $id ),
			function () use ( $agent, $id, $act ) {
				$draft = Reauthorization::refuse( $agent ) ?? $this->writable( $agent, $id );
				return is_wp_error( $draft ) ? $draft : $act();
			}
		);
	}

	/** @return Draft|WP_Error */
	public function start( Agent $agent, Agent_Limits $limits, string $title ) {
		$lock = self::lock( $agent );
		if ( ! $lock->take() ) {
			return Draft_Refusal::busy();
		}
		try {
			return $this->start_locked( $agent, $limits, $title );
		} finally {
			$lock->release();
		}
	}

	/** Held while drafts are counted and started: requests at the same moment would start more than the site allows. */
	public static function lock( Agent $agent ): Save_Lock {
		return new Save_Lock( "atelier_agent_drafts:{$agent->id()}" );
	}

	/** @return Draft|WP_Error */
	private function start_locked( Agent $agent, Agent_Limits $limits, string $title ) {
		if ( count( $this->open( $agent ) ) >= $limits->drafts() ) {
			/* translators: %d: number of site drafts. */
			return new WP_Error( 'atelier_proposal_drafts', sprintf( _n( 'An agent can have %d open site draft. Go on with it, or withdraw it.', 'An agent can have %d open site drafts. Go on with one of them, or withdraw one.', $limits->drafts(), 'atelier' ), $limits->drafts() ), array( 'status' => 409 ) );
		}
		$error = Reauthorization::refuse( $agent );
		if ( $error ) {
			return $error;
		}
		$id = $this->store->create( $title );
		if ( 0 === $id ) {
			return new WP_Error( 'atelier_draft_not_saved', __( 'The site draft couldn’t be saved.', 'atelier' ), array( 'status' => 500 ) );
		}
		Draft_Origin::mark( $id, $agent );
		return $this->find( $agent, $id );
	}
}

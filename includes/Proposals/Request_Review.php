<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Agent;
use Atelier\Agents\Agent_Limits;
use Atelier\Agents\Review_Requests;
use Atelier\SiteDrafts\Draft_Store;
use WP_Error;
use WP_REST_Response;

/**
 * Tells people that a site draft of the agent is ready to be looked at.
 */
final class Request_Review implements Ability {
	private Agent_Drafts $drafts;
	private Draft_Store $store;

	public function __construct( Agent_Drafts $drafts, Draft_Store $store ) {
		$this->drafts = $drafts;
		$this->store  = $store;
	}

	public function name(): string {
		return 'request-review';
	}

	public function label(): string {
		return __( 'Ask for a review', 'atelier' );
	}

	public function description(): string {
		return 'Tells people that one of your drafts is ready. They publish it, discard parts of it, or ask for changes, which you find with read-draft.';
	}

	public function input_schema(): array {
		return Schemas::input( array( 'draft' => Schemas::draft() ), array( 'draft' ) );
	}

	public function output_schema(): array {
		return Schemas::output( array( 'waits' => array( 'type' => 'boolean' ) ) );
	}

	public function is_readonly(): bool {
		return false;
	}

	public function is_destructive(): bool {
		return false;
	}

	public function is_idempotent(): bool {
		return true;
	}

	/** @return array<string, mixed>|WP_Error */
	public function execute( Agent $agent, Agent_Limits $limits, array $input ) {
		$draft = $this->drafts->writable( $agent, $input['draft'] );
		if ( is_wp_error( $draft ) ) {
			return $draft;
		}
		if ( 0 === $this->store->count( $draft->id ) ) {
			return new WP_Error( 'atelier_proposal_empty', __( 'This site draft has no changes yet. Propose some first.', 'atelier' ), array( 'status' => 409 ) );
		}
		$answer = $this->drafts->change(
			$agent,
			$draft->id,
			static function () use ( $draft ): WP_REST_Response {
				Review_Requests::request( $draft->id );
				return new WP_REST_Response( array( 'waits' => true ) );
			}
		);
		return is_wp_error( $answer ) ? $answer : (array) $answer->get_data();
	}
}

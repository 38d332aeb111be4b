<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Agent;
use Atelier\Agents\Agent_Limits;
use Atelier\Agents\Change_Reasons;
use Atelier\Agents\Draft_Notes;
use Atelier\Agents\Draft_Origin;
use Atelier\Agents\Review_Requests;
use Atelier\Records\Change;
use Atelier\SiteDrafts\Draft_Store;
use Atelier\SiteDrafts\Share_Links;
use WP_Error;
use WP_REST_Response;

/**
 * Takes back what an agent has proposed: one record, or a whole draft. Never what others have made of it.
 */
final class Withdraw implements Ability {
	private Agent_Drafts $drafts;
	private Draft_Store $store;

	public function __construct( Agent_Drafts $drafts, Draft_Store $store ) {
		$this->drafts = $drafts;
		$this->store  = $store;
	}

	public function name(): string {
		return 'withdraw';
	}

	public function label(): string {
		return __( 'Withdraw changes', 'atelier' );
	}

	public function description(): string {
		return 'Takes back what you have proposed in one of your drafts: all changes of one record, or, without a record, the whole draft. What a person has worked on stays, also a draft that a person has renamed, shared, or left notes in: take back its records one by one.';
	}

	public function input_schema(): array {
		return Schemas::input(
			array(
				'draft'  => Schemas::draft(),
				'record' => array( 'minLength' => 1 ) + Schemas::text( 'The key of a record; without it, the whole draft.' ),
			),
			array( 'draft' )
		);
	}

	public function output_schema(): array {
		return Schemas::output( array( 'withdrawn' => array( 'type' => 'integer' ) ) );
	}

	public function is_readonly(): bool {
		return false;
	}

	/** Of the agent's own work only. */
	public function is_destructive(): bool {
		return true;
	}

	public function is_idempotent(): bool {
		return false;
	}

	/** @return array<string, mixed>|WP_Error */
	public function execute( Agent $agent, Agent_Limits $limits, array $input ) {
		$draft = $this->drafts->writable( $agent, $input['draft'] );
		if ( is_wp_error( $draft ) ) {
			return $draft;
		}
		$answer = $this->drafts->change(
			$agent,
			$draft->id,
			fn() => isset( $input['record'] ) ? $this->withdraw( $agent, $draft->id, (string) $input['record'] ) : $this->withdraw_all( $agent, $draft->id )
		);
		return is_wp_error( $answer ) ? $answer : (array) $answer->get_data();
	}

	/** @return WP_REST_Response|WP_Error */
	private function withdraw( Agent $agent, int $draft, string $key ) {
		$change = $this->store->changes( $draft )[ $key ] ?? null;
		if ( ! $change ) {
			return new WP_Error( 'atelier_draft_no_change', __( 'This site draft doesn’t change that item anymore.', 'atelier' ), array( 'status' => 404 ) );
		}
		if ( ! Draft_Part::is_of( $change, $agent ) ) {
			return self::of_others();
		}
		$this->store->remove( $draft, $key );
		Change_Reasons::remove( $draft, $key );
		return new WP_REST_Response( array( 'withdrawn' => 1 ) );
	}

	/** @return WP_REST_Response|WP_Error */
	private function withdraw_all( Agent $agent, int $draft ) {
		$changes = $this->store->changes( $draft );
		$mine    = array_filter( $changes, static fn( Change $change ): bool => Draft_Part::is_of( $change, $agent ) );
		if ( count( $mine ) < $this->store->count( $draft ) || self::has_of_people( $draft ) ) {
			return self::of_others();
		}
		Review_Requests::end( $draft );
		$this->store->delete( $draft );
		return new WP_REST_Response( array( 'withdrawn' => count( $mine ) ) );
	}

	/** Whether something would go with a draft that people have made of it, besides its changes. */
	private static function has_of_people( int $draft ): bool {
		return Draft_Notes::of( $draft ) || ( new Share_Links() )->all( $draft ) || Draft_Origin::was_renamed( $draft );
	}

	private static function of_others(): WP_Error {
		return new WP_Error( 'atelier_proposal_of_others', __( 'A person has worked on this, so only people can discard it. Say in a note why it should go.', 'atelier' ), array( 'status' => 409 ) );
	}
}

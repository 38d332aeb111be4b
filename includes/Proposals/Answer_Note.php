<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Agent;
use Atelier\Agents\Agent_Limits;
use Atelier\Agents\Draft_Notes;
use WP_Error;
use WP_REST_Response;

/**
 * Answers a note that a person has left about a site draft of the agent.
 */
final class Answer_Note implements Ability {
	private Agent_Drafts $drafts;

	public function __construct( Agent_Drafts $drafts ) {
		$this->drafts = $drafts;
	}

	public function name(): string {
		return 'answer-note';
	}

	public function label(): string {
		return __( 'Answer a note', 'atelier' );
	}

	public function description(): string {
		return 'Answers a note from read-draft, after you have done what it asks for, or to say why not. A second answer replaces the first, until the draft is published.';
	}

	public function input_schema(): array {
		return Schemas::input(
			array(
				'draft' => Schemas::draft(),
				'note'  => array( 'minLength' => 1 ) + Schemas::text( 'The ID of a note, from read-draft.', 64 ),
				'text'  => array( 'minLength' => 1 ) + Schemas::text( 'Plain text.', Draft_Notes::MAX_LENGTH ),
			),
			array( 'draft', 'note', 'text' )
		);
	}

	public function output_schema(): array {
		return Schemas::output( array( 'answered' => array( 'type' => 'boolean' ) ) );
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
		$answer = $this->drafts->change(
			$agent,
			$draft->id,
			static fn() => Draft_Notes::answer( $draft->id, (string) $input['note'], (string) $input['text'], current_time( 'mysql', true ) )
				? new WP_REST_Response( array( 'answered' => true ) )
				: new WP_Error( 'atelier_proposal_no_note', __( 'This note doesn’t exist in this site draft. Read the site draft again, and use an ID from there.', 'atelier' ), array( 'status' => 404 ) )
		);
		return is_wp_error( $answer ) ? $answer : (array) $answer->get_data();
	}
}

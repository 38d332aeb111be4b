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
use Atelier\Agents\Review_Requests;
use Atelier\Records\Change;
use Atelier\SiteDrafts\Draft_Changes;
use Atelier\SiteDrafts\Draft_Store;
use WP_Error;

/**
 * What a site draft of the agent changes, and what people say about it.
 */
final class Read_Draft implements Ability {
	use Only_Reads;

	private Agent_Drafts $drafts;
	private Draft_Store $store;

	public function __construct( Agent_Drafts $drafts, Draft_Store $store ) {
		$this->drafts = $drafts;
		$this->store  = $store;
	}

	public function name(): string {
		return 'read-draft';
	}

	public function label(): string {
		return __( 'Read a site draft', 'atelier' );
	}

	public function description(): string {
		return 'Says which records one of your drafts changes and why, whether it waits for a review or is published, and what people ask you to change. Answer their notes with answer-note.';
	}

	public function input_schema(): array {
		return Schemas::input( array( 'draft' => Schemas::draft() ), array( 'draft' ) );
	}

	public function output_schema(): array {
		$text = Schemas::any_text();
		return Schemas::output(
			array(
				'draft'   => array( 'type' => 'integer' ),
				'title'   => $text,
				'status'  => $text,
				'waits'   => array( 'type' => 'boolean' ),
				'records' => Schemas::list_of( array( 'record' => $text, 'title' => $text, 'action' => $text, 'reason' => $text, 'is_mine' => array( 'type' => 'boolean' ) ) ),
				'others'  => array( 'type' => 'integer' ),
				'notes'   => Schemas::list_of( array( 'note' => $text, 'record' => $text, 'text' => $text, 'date' => $text, 'answer' => $text ) ),
			)
		);
	}

	/** @return array<string, mixed>|WP_Error */
	public function execute( Agent $agent, Agent_Limits $limits, array $input ) {
		$draft = $this->drafts->find( $agent, $input['draft'] );
		if ( is_wp_error( $draft ) ) {
			return $draft;
		}
		$all     = $this->store->changes( $draft->id );
		$set     = new Draft_Changes( $this->store, $draft->id );
		$known   = array_filter( $all, static fn( Change $change ): bool => Draft_Part::is_of( $change, $agent ) || Readable_Record::is_readable( $change->key(), $limits, $set ) );
		$reasons = Change_Reasons::of( $draft->id );
		return array(
			'draft'   => $draft->id,
			'title'   => $draft->title,
			'status'  => $draft->status,
			'waits'   => Review_Requests::has( $draft->id ),
			'records' => array_values(
				array_map(
					static fn( Change $change ): array => array(
						'record'  => $change->key(),
						'title'   => $change->label(),
						'action'  => $change->action(),
						'reason'  => $reasons[ $change->key() ] ?? '',
						'is_mine' => Draft_Part::is_of( $change, $agent ),
					),
					$known
				)
			),
			'others'  => count( $all ) - count( $known ),
			'notes'   => array_map(
				static fn( array $note ): array => array(
					'note'   => $note['id'],
					'record' => $note['key'],
					'text'   => $note['text'],
					'date'   => $note['date'],
					'answer' => $note['answer']['text'] ?? '',
				),
				Draft_Notes::of( $draft->id )
			),
		);
	}
}

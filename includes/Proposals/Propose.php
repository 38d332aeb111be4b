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
use Atelier\Records\Live_Site;
use WP_Error;
use WP_REST_Response;

/**
 * Puts changes into a site draft of the agent.
 */
final class Propose implements Ability {
	/** Of one request. */
	public const MOST = 500;

	private Agent_Drafts $drafts;
	private Agent_Site $site;
	private Live_Site $live;

	public function __construct( Agent_Drafts $drafts, Agent_Site $site, Live_Site $live ) {
		$this->drafts = $drafts;
		$this->site   = $site;
		$this->live   = $live;
	}

	public function name(): string {
		return 'propose';
	}

	public function label(): string {
		return __( 'Propose changes', 'atelier' );
	}

	public function description(): string {
		return 'Puts changes into one of your site drafts; nothing on the live site changes. Each change is accepted or refused by itself, with a sentence that says how to do it right. Read each record first: paths and hashes come from there, and all changes of one request mean the state that you have read. Prefer small operations to replacing whole texts. With dry_run, changes are only checked.';
	}

	public function input_schema(): array {
		return Schemas::input(
			array(
				'draft'   => Schemas::draft(),
				'changes' => array(
					'type'     => 'array',
					'minItems' => 1,
					'maxItems' => self::MOST,
					'items'    => Change_Schema::schema(),
				),
				'dry_run' => array(
					'type'        => 'boolean',
					'default'     => false,
					'description' => 'Whether the changes are only checked.',
				),
			),
			array( 'draft', 'changes' )
		);
	}

	public function output_schema(): array {
		return Schemas::output(
			array(
				'draft'    => array( 'type' => 'integer' ),
				'accepted' => array( 'type' => 'integer' ),
				'refused'  => array( 'type' => 'integer' ),
				'results'  => Schemas::list_of(
					array(
						'accepted' => array( 'type' => 'boolean' ),
						'record'   => Schemas::any_text(),
						'code'     => Schemas::any_text(),
						'message'  => Schemas::any_text(),
					)
				),
			)
		);
	}

	public function is_readonly(): bool {
		return false;
	}

	public function is_destructive(): bool {
		return false;
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
		$keeps   = empty( $input['dry_run'] );
		$results = ( new Proposal( $this->site, $this->live, $limits ) )->run( $agent, $draft->id, $input['changes'], $keeps );
		if ( $keeps ) {
			$results = $this->store_reasons( $agent, $draft->id, $input['changes'], $results );
		}
		$accepted = count( array_filter( $results, static fn( Proposal_Result $result ): bool => $result->is_accepted() ) );
		return array(
			'draft'    => $draft->id,
			'accepted' => $accepted,
			'refused'  => count( $results ) - $accepted,
			'results'  => array_map( static fn( Proposal_Result $result ): array => $result->describe(), $results ),
		);
	}

	/**
	 * A record has one text with the reasons of all of its changes.
	 *
	 * @param list<mixed>           $changes
	 * @param list<Proposal_Result> $results
	 * @return list<Proposal_Result> They say so if the reasons couldn't be stored.
	 */
	private function store_reasons( Agent $agent, int $draft, array $changes, array $results ): array {
		$reasons = array();
		foreach ( $results as $number => $result ) {
			if ( $result->is_accepted() ) {
				$reasons[ $result->record() ][] = (string) $changes[ $number ]['reason'];
			}
		}
		if ( ! $reasons ) {
			return $results;
		}
		$stored = $this->drafts->change(
			$agent,
			$draft,
			static function () use ( $draft, $reasons ): WP_REST_Response {
				$known = Change_Reasons::of( $draft );
				foreach ( $reasons as $key => $texts ) {
					Change_Reasons::put( $draft, $key, array_reduce( $texts, array( Change_Reasons::class, 'with' ), $known[ $key ] ?? '' ) );
				}
				return new WP_REST_Response();
			}
		);
		return is_wp_error( $stored ) ? array_map( static fn( Proposal_Result $result ): Proposal_Result => $result->without_reason(), $results ) : $results;
	}
}
